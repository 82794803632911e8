import { classNames } from './class-names.ts';

type PortraitProps = {
  firstname: string;
  lastname: string;
  /** The address of a picture; without one there are initials. */
  picture: string | undefined;
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: 'small' | 'large';
  /** The picture turns out to be none. */
  onBroken?: () => void;
};

const SIZES = { small: 'size-9 text-sm', large: 'size-32 text-3xl' };

const firstLetter = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** The picture of a person. Initials are a picture too: as text they would have to be part of the name of a button. */
export const Portrait = ({
  firstname,
  lastname,
  picture,
  alt = '',
  size = 'small',
  onBroken,
}: PortraitProps) =>
  picture ? (
    <img
      src={picture}
      alt={alt}
      onError={onBroken}
      className={classNames(SIZES[size], 'rounded-full border border-line bg-well object-cover')}
    />
  ) : (
    <span
      aria-hidden="true"
      data-initials={firstLetter(firstname) + firstLetter(lastname)}
      className={classNames(
        SIZES[size],
        'grid place-items-center rounded-full bg-ink font-bold text-on-ink before:content-[attr(data-initials)]',
      )}
    />
  );
