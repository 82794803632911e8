import type { ShownBy, TestName } from '../rows.ts';

const FEATURE = 'apps/web/src/features/account';
const MAIN: TestName =
  'e2e/account.spec.ts › sign up, verify, log in, log out, and come back to the page one wanted';
const RESET: TestName =
  'e2e/password-reset.spec.ts › a forgotten password is replaced, from the log-in to the log-in';
const REFUSED: TestName =
  'e2e/password-reset.spec.ts › the later screens of a reset refuse whoever did not come from the one before';
const FIELDS: TestName = `${FEATURE}/login-form.test.tsx › both fields are asked for, and typing takes the words away`;
const SIGN_UP_FIELDS: TestName = `${FEATURE}/sign-up-form.test.tsx › %s %s: %s`;
const INCOMPLETE: TestName = `${FEATURE}/login-form.test.tsx › an answer without %s is no log-in`;
const WRONG_CODE: TestName = `${FEATURE}/code-form.test.tsx › a wrong %s code clears the boxes`;
const CODE_STAYS: TestName = `${FEATURE}/code-form.test.tsx › a %s code that nobody looked at stays`;
const RESEND_FAILS: TestName = `${FEATURE}/code-form.test.tsx › another %s code that could not be sent`;
const SIGN_UP_FAILS: TestName = `${FEATURE}/sign-up-form.test.tsx › an answer that explains nothing, and none at all`;
const CODE_FAILS: TestName = `${FEATURE}/reset-forms.test.tsx › a code that could not be sent, with and without an answer`;
const PASSWORD_FAILS: TestName = `${FEATURE}/reset-forms.test.tsx › a password that could not be replaced, with and without an answer, and because the code ran out`;
const TWO_PASSWORDS: TestName = `${FEATURE}/reset-forms.test.tsx › two different passwords are no password, and a weak one is asked about`;
const WEAK: TestName = `${FEATURE}/sign-up-form.test.tsx › a weak password is asked about once the other fields are fine, one that scores 3 is not`;
const COOLDOWN: TestName = `${FEATURE}/code-form.test.tsx › another code can be sent 60 s after the last, and then after 60 s again`;
const AUTO_SUBMIT: TestName = `${FEATURE}/code-form.test.tsx › a code of five digits is sent 200 ms after its last, by itself`;
const EMPTY: TestName = `${FEATURE}/sign-up-form.test.tsx › every field that is empty says so, the first has the focus`;
const CODE_RULE: TestName = 'packages/domain/src/people.test.ts › the code %j: %s';

export const accountRows = {
  '/login': [MAIN],
  '/signup': [MAIN],
  '/signup/verify-email': [
    MAIN,
    `${FEATURE}/code-form.test.tsx › whoever comes without an address begins with it`,
  ],
  '/reset-password': [RESET],
  '/new-password': [RESET, REFUSED],
  '/reset-password/confirm': [RESET, REFUSED],
  'This field is required': [FIELDS, EMPTY],
  'Please enter a valid email address': [
    FIELDS,
    SIGN_UP_FIELDS,
    `${FEATURE}/reset-forms.test.tsx › the address is asked for before a code is sent to it`,
  ],
  'Password must be at least 8 characters': [SIGN_UP_FIELDS, TWO_PASSWORDS],
  'Password must contain at least one lowercase letter': [SIGN_UP_FIELDS],
  'Password must contain at least one uppercase letter': [SIGN_UP_FIELDS],
  'Password must contain at least one number': [SIGN_UP_FIELDS],
  'Password must contain at least one special character': [SIGN_UP_FIELDS],
  'Passwords do not match': [TWO_PASSWORDS, RESET],
  'Name is required': [EMPTY],
  'Name must be at least 2 characters': [SIGN_UP_FIELDS],
  'Name must be less than 50 characters': [SIGN_UP_FIELDS],
  'Name can only contain letters and spaces': [SIGN_UP_FIELDS],
  'Verification code must be 5 digits': [
    `${FEATURE}/code-form.test.tsx › what the server says of a code is said`,
    CODE_RULE,
  ],
  'Verification code is required': [CODE_RULE],
  'Please enter a 5-digit verification code': [
    `${FEATURE}/code-form.test.tsx › the button asks for what is missing`,
  ],
  'Your password is weak. Are you sure you want to continue?': [WEAK, TWO_PASSWORDS],
  'Signup failed': [SIGN_UP_FAILS],
  'Login failed': [
    `${FEATURE}/login-form.test.tsx › an answer that explains nothing failed, with what to do`,
  ],
  'Verification failed': [CODE_STAYS],
  'Resend failed': [RESEND_FAILS],
  'Request failed': [RESEND_FAILS, CODE_FAILS],
  'Reset failed': [CODE_STAYS, PASSWORD_FAILS],
  'Profile fetch failed': [
    `${FEATURE}/signed-in.test.tsx › a session that cannot be checked is kept, and tried again`,
  ],
  'Invalid response from server': [
    INCOMPLETE,
    'apps/web/src/platform/session.test.ts › an answer without a user restores nobody, and says so',
  ],
  'Login failed. Please try again.': [
    `${FEATURE}/login-form.test.tsx › no answer at all is a lost connection`,
  ],
  'Invalid login response': [INCOMPLETE],
  'An error occurred during signup.': [SIGN_UP_FAILS],
  'Invalid verification code': [WRONG_CODE, MAIN],
  'Failed to resend code': [RESEND_FAILS],
  'Failed to send reset code': [RESEND_FAILS, CODE_FAILS],
  'Invalid or expired code': [WRONG_CODE, RESET],
  'Failed to reset password': [PASSWORD_FAILS],
  'Invalid access. Please start the password reset process again.': [REFUSED],
  'Login successful!': [MAIN],
  'Email verified successfully!': [MAIN],
  'Account created successfully! Please verify your email.': [MAIN],
  'Verification code resent!': [COOLDOWN],
  'Password reset code sent to your email!': [RESET],
  'New reset code sent!': [`${FEATURE}/code-form.test.tsx › another code for a reset says so`],
  'Code verified! Redirecting...': [RESET],
  'Password reset successfully!': [RESET],
  'code length 5 digits': [AUTO_SUBMIT],
  'resend cooldown 60 s': [COOLDOWN],
  'code submitted 200 ms after the last digit': [AUTO_SUBMIT],
  'reset confirmation leads on after 5 s': [
    `${FEATURE}/reset-forms.test.tsx › the confirmation leads to the log-in after 5 s`,
    `${FEATURE}/reset-forms.test.tsx › whoever would rather stay stays, with the focus on the way on`,
  ],
  'new password leads on after 2 s': [
    `${FEATURE}/reset-forms.test.tsx › a replaced password leads on after 2 s, once`,
  ],
  'password minimum 8': [SIGN_UP_FIELDS],
  'name 2 to 50 characters': [
    SIGN_UP_FIELDS,
    `${FEATURE}/sign-up-form.test.tsx › names of 2 and of 50 letters are names`,
  ],
  'password strength threshold 3 of 5': [WEAK],
  'spinner sizes 4, 6, 8 and 12 units': [
    'apps/web/src/ui/spinner.test.tsx › a %s spinner is %i units wide and high',
  ],
  'token under authToken': [
    `${FEATURE}/login-form.test.tsx › a whole answer stores the token under authToken and signs in`,
    'apps/web/src/platform/session.test.ts › a log-out removes the token and clears user and error',
  ],
  'auth state under auth-store': [
    'apps/web/src/platform/session.test.ts › only the user and whether there is one outlive the page',
  ],
} satisfies ShownBy;
