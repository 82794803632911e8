import { classNames } from './class-names.ts';

type PortraitProps = {
  firstname: string;
  lastname: string;
  /** The address of a picture; without one there are initials. */
  picture: string | undefined;
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: 'small' | 'large';
};

const SIZES = { small: 'size-9 text-sm', large: 'size-32 text-3xl' };

const firstLetter = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** The picture of a person. Initials are a picture too: as text they would have to be part of the name of a button. */
export const Portrait = ({ firstname, lastname, picture, alt = '', size = 'small' }: PortraitProps) =>
  picture ? (
    <img
      src={picture}
      alt={alt}
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
