import { expect, test } from 'vitest';
import { avatarProblem, pictureProblem } from './avatars.ts';

test.each([
  [true, 5 * 1_048_576 - 1, null],
  [true, 5 * 1_048_576, 'File size must be less than 5MB'],
  [false, 10, 'Please select an image file'],
  [false, 10 * 1_048_576, 'Please select an image file'],
])('a file that is an image: %s, of %i bytes: %s', (isImage, size, problem) => {
  expect(avatarProblem({ isImage, size })).toBe(problem);
});

test.each([
  [1, 1, null],
  [4_000, 4_000, null],
  [4_096, 3_906, null],
  [4_096, 4_096, 'Please choose a picture of at most 16 megapixels'],
  [4_097, 1_000, 'Please choose a picture of at most 4096 pixels a side'],
  [1_000, 4_097, 'Please choose a picture of at most 4096 pixels a side'],
  [1_000, 100, null],
  [1_001, 100, 'Please choose a picture that is at most 10 times as long as it is wide'],
  [100, 1_001, 'Please choose a picture that is at most 10 times as long as it is wide'],
])('a picture of %i × %i pixels: %s', (width, height, problem) => {
  expect(pictureProblem({ width, height })).toBe(problem);
});
