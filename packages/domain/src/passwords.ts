import { t } from '@daymark/words/t';
import { PASSWORD_MIN_LENGTH } from './limits.ts';

interface PasswordRule {
  /** The text in the list of requirements. */
  label: string;
  /** The error message if a password does not meet it. */
  message: string;
  /** The message for a password that seems to meet it. */
  detail?: (password: string) => string | null;
  holds: (password: string) => boolean;
}

const has = (pattern: RegExp) => (password: string) => pattern.test(password);
const isLongEnough = (password: string) => password.length >= PASSWORD_MIN_LENGTH;
const hasMeteredSymbol = has(/[!@#$%^&*(),.?":{}|<>]/);

/** The special characters that a new password may count on; the meter counts more of them. */
const ACCEPTED_SYMBOLS = '@ $ ! % * ? &';

/** The requirements for a new password, at sign-up and at a reset. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: t`${PASSWORD_MIN_LENGTH} or more characters`,
    message: t`Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
    holds: isLongEnough,
  },
  {
    label: t`A lowercase letter`,
    message: t`Password must contain at least one lowercase letter`,
    holds: has(/[a-z]/),
  },
  {
    label: t`An uppercase letter`,
    message: t`Password must contain at least one uppercase letter`,
    holds: has(/[A-Z]/),
  },
  { label: t`A number`, message: t`Password must contain at least one number`, holds: has(/\d/) },
  {
    label: t`One of ${ACCEPTED_SYMBOLS}`,
    message: t`Password must contain at least one special character`,
    /** The meter shows a check for "#": without the list nobody would know what is missing. */
    detail: (password) =>
      hasMeteredSymbol(password)
        ? t`Password must contain at least one special character: one of ${ACCEPTED_SYMBOLS}`
        : null,
    holds: has(/[@$!%*?&]/),
  },
];

/** The message of the first rule that a new password does not meet, or null. */
export function passwordProblem(password: string): string | null {
  const broken = PASSWORD_RULES.find((rule) => !rule.holds(password));
  return broken ? (broken.detail?.(password) ?? broken.message) : null;
}

export const STRENGTH_CHECKS = [
  { label: t`${PASSWORD_MIN_LENGTH} or more characters`, holds: isLongEnough },
  { label: t`A lowercase letter`, holds: has(/[a-z]/) },
  { label: t`An uppercase letter`, holds: has(/[A-Z]/) },
  { label: t`A number`, holds: has(/\d/) },
  { label: t`A special character`, holds: hasMeteredSymbol },
] as const;

/** A password below this score needs a confirmation. */
export const STRENGTH_THRESHOLD = 3;

export interface PasswordStrength {
  /** How many of the five checks pass, 0 to 5. */
  score: number;
  label: 'Weak' | 'Fair' | 'Good' | 'Strong';
}

/** Strength of a password for the meter of sign-up and reset. */
export function passwordStrength(password: string): PasswordStrength {
  const score = STRENGTH_CHECKS.filter((check) => check.holds(password)).length;
  const label = score <= 2 ? 'Weak' : score === 3 ? 'Fair' : score === 4 ? 'Good' : 'Strong';
  return { score, label };
}

const CHANGE_LABELS = ['Very Weak', 'Very Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

export interface PasswordChangeStrength {
  score: number;
  label: (typeof CHANGE_LABELS)[number];
}

/** Strength of a password for the settings: the same score with different labels. */
export function passwordChangeStrength(password: string): PasswordChangeStrength {
  const { score } = passwordStrength(password);
  return { score, label: CHANGE_LABELS[score] ?? 'Very Weak' };
}

/** What is wrong with a new password in the settings, or null. There the score decides, and not each rule. */
export function passwordChangeProblem(password: string): string | null {
  if (!isLongEnough(password)) return t`Password must be at least ${PASSWORD_MIN_LENGTH} characters`;
  return passwordStrength(password).score < STRENGTH_THRESHOLD ? t`Password is too weak!` : null;
}
