// The page of a project that its client reads without an account, with all that a link can show.
import { CLIENT_LINK_FIELDS } from '../../packages/domain/src/client-links.ts';
import { addDays } from '../../packages/domain/src/dates.ts';

const BRIEF = `A portfolio of Mara’s ceramics.
- Photograph 24 pieces, 15 minutes each
- Design the gallery, 6 hours
- Write the texts, 4 hours
- Build the gallery, 8 hours
- Build the contact form, 2 hours
- Test everything on a phone, 2 hours
Mara needs 3 working days to approve the design. No shop.`;

/** Makes such a page for the person of a token. Returns its path. */
export async function makeClientPage(address: string, token: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return (await response.json()).data;
  };
  const startDate = new Date().toISOString().slice(0, 10);
  const { project } = await post('/projects', {
    ...{ name: 'Portfolio site for Mara', description: BRIEF, generateAISubtasks: true },
    ...{ startDate, dueDate: addDays(startDate, 40) },
    milestones: [{ name: 'Launch', dueDate: addDays(startDate, 30) }],
  });
  const sentOn = startDate;
  const wait = { title: 'Answers to the questions about the texts', sentOn, expectedOn: addDays(sentOn, 3) };
  await post(`/projects/${project.id}/waits`, wait);
  const link = { shows: CLIENT_LINK_FIELDS, language: 'en', days: 30 };
  return new URL((await post(`/projects/${project.id}/client-links`, link)).address).pathname;
}
