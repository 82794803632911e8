import { DESCRIPTION_MAX_LENGTH } from '@daymark/domain/limits';
import { emailProblem, nameProblem, normalizeEmail } from '@daymark/domain/people';
import { isBlank, withoutBidiControls } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { z } from 'zod';

// Control characters except tab and line ends. PostgreSQL cannot store NUL, and the others have no use in text.
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

const asOneLine = (value: string) => value.replace(/\s+/g, ' ').trim();

const REQUIRED = t`This field is required`;
const tooLong = (max: number) => t`Please use at most ${max} characters`;

/** Text of at most `max` characters, as it was typed. Control characters are refused, bidi controls removed. */
export const text = (max: number, missing = t`This must be text`) =>
  z
    .string({ error: missing })
    .max(max, tooLong(max))
    .refine((value) => !CONTROLS.test(value), t`Please remove the control characters from this text`)
    .refine((value) => value.isWellFormed(), t`Please remove the broken characters from this text`)
    .overwrite(withoutBidiControls);

/** One line of text, trimmed; it may be blank. */
export const phrase = (max: number) => text(max).overwrite(asOneLine);

/** One line of text that may not be blank, trimmed. */
export const line = (max: number, required = REQUIRED) =>
  text(max, required)
    .overwrite(asOneLine)
    .refine((value) => !isBlank(value), required);

/** A range of a brief with its exact text, in UTF-16 units. */
export const Words = z
  .object({
    text: text(DESCRIPTION_MAX_LENGTH),
    start: z.int().min(0).max(DESCRIPTION_MAX_LENGTH),
    end: z.int().min(0).max(DESCRIPTION_MAX_LENGTH),
  })
  .refine(({ text: words, start, end }) => end - start === words.length, t`These words are not at that place`)
  .meta({ id: 'Words' });

const saying = (problemOf: (value: string) => string | null) => (context: z.core.ParsePayload<string>) => {
  const problem = problemOf(context.value);
  if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
};

/** A domain rule as a check. What it returns is the error message. */
export const ruled = (max: number, problemOf: (value: string) => string | null, required = REQUIRED) =>
  z.string({ error: required }).max(max, tooLong(max)).check(saying(problemOf));

export const PersonName = ruled(200, nameProblem).overwrite(asOneLine).meta({ id: 'PersonName' });

/** An e-mail address, normalised to the form in which accounts are stored. */
export const Email = ruled(320, emailProblem).overwrite(normalizeEmail).meta({ id: 'Email' });
