import { plural, t } from '@daymark/words/t';
import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Size = Extract<Issue, { code: 'too_big' | 'too_small' }>;

const notValid = () => t`This value is not valid`;
const required = () => t`This field is required`;

const TYPES: Record<string, () => string> = {
  string: () => t`This must be text`,
  number: () => t`This must be a number`,
  int: () => t`This must be a whole number`,
  boolean: () => t`This must be true or false`,
  array: () => t`This must be a list`,
  object: () => t`This must be an object with fields`,
  record: () => t`This must be an object with fields`,
};

const tooBig = (origin: Size['origin'], most: number, inclusive: boolean): string => {
  if (origin === 'string') return t`Please use at most ${most} characters`;
  if (origin === 'array') return t`Please give at most ${plural(most, '# entry', '# entries')}`;
  return inclusive ? t`This must be at most ${most}` : t`This must be less than ${most}`;
};

const tooSmall = (origin: Size['origin'], least: number, inclusive: boolean): string => {
  if (origin === 'string') return least <= 1 ? required() : t`Please use at least ${least} characters`;
  if (origin === 'array') return t`Please give at least ${plural(least, '# entry', '# entries')}`;
  return inclusive ? t`This must be at least ${least}` : t`This must be more than ${least}`;
};

const FORMATS: Record<string, () => string> = {
  uuid: () => t`This is not an id of Daymark`,
  date: () => t`Please give a day as year, month and day: 2026-11-24`,
  datetime: () => t`Please give a time with its day: 2026-11-24T09:30:00Z`,
  url: () => t`Please give a whole address, with https://`,
};

/** What is wrong with a value, in a sentence, where the schema has none of its own. */
export function plainIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required() : (TYPES[issue.expected] ?? notValid)();
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'invalid_format':
      return (FORMATS[issue.format] ?? notValid)();
    case 'not_multiple_of':
      return t`This must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return t`There is no field of this name here: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      if (issue.input === undefined) return required();
      return t`This must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return notValid();
  }
}

/** The one place that words the issues of the schema library; it holds for every schema of this process. */
export const wordIssues = () => z.config({ localeError: plainIssue });
