import { t } from '@daymark/words/t';
import { AVATAR_MAX_ASPECT, AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS, AVATAR_MAX_SIDE_PIXELS } from './limits.ts';

/** Why a file cannot be a profile picture, or null. Its size is in bytes. */
export function avatarProblem({ isImage, size }: { isImage: boolean; size: number }): string | null {
  if (!isImage) return t`Please select an image file`;
  return size < AVATAR_MAX_BYTES ? null : t`File size must be less than ${AVATAR_MAX_BYTES / 1_048_576}MB`;
}

/** Why a picture of these dimensions in pixels is refused, or null. */
export function pictureProblem({ width, height }: { width: number; height: number }): string | null {
  const [short, long] = width < height ? [width, height] : [height, width];
  if (long > AVATAR_MAX_SIDE_PIXELS)
    return t`Please choose a picture of at most ${AVATAR_MAX_SIDE_PIXELS} pixels a side`;
  if (width * height > AVATAR_MAX_PIXELS)
    return t`Please choose a picture of at most ${AVATAR_MAX_PIXELS / 1_000_000} megapixels`;
  if (long > short * AVATAR_MAX_ASPECT)
    return t`Please choose a picture that is at most ${AVATAR_MAX_ASPECT} times as long as it is wide`;
  return null;
}
