import type { User } from '@daymark/contract/users';
import { nameProblem } from '@daymark/domain/people';

export type ProfileDraft = Pick<
  User,
  'firstname' | 'lastname' | 'phoneNumber' | 'location' | 'timezone' | 'bio'
>;

export const draftOfProfile = (user: User): ProfileDraft => {
  const { firstname, lastname, phoneNumber, location, timezone, bio } = user;
  return { firstname, lastname, phoneNumber, location, timezone, bio };
};

/** The problems by field, as far as the client can check. */
export function profileProblems({ firstname, lastname }: ProfileDraft): Partial<Record<string, string>> {
  const problems = { firstname: nameProblem(firstname), lastname: nameProblem(lastname) };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  );
}
