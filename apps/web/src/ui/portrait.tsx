import { classNames } from './class-names.ts';

type PortraitProps = {
  firstname: string;
  lastname: string;
  /** The address of a picture; without one, initials are shown. */
  picture: string | undefined;
  /** Empty if the name is beside it. */
  alt?: string;
  size?: 'small' | 'large';
  /** Called if the picture cannot be loaded. */
  onBroken?: () => void;
};

const SIZES = { small: 'size-9 text-sm', large: 'size-32 text-3xl' };

const firstLetter = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** A user's picture. Initials are drawn as a picture too, because text would become part of a button's name. */
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
