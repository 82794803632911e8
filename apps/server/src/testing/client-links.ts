import type { NewClientLink } from '@daymark/contract/client-links';
import { CLIENT_LINK_FIELDS } from '@daymark/domain/client-links';
import { makeProject, type TestUser } from './people.ts';

export const EVERYTHING: NewClientLink = { shows: [...CLIENT_LINK_FIELDS], language: 'en', days: 30 };

/** A link for a client, with the path of its page. */
export async function makeLink(
  { api }: Pick<TestUser, 'api'>,
  projectId: string,
  wish: Partial<NewClientLink> = {},
) {
  const body = { ...EVERYTHING, ...wish };
  const { link, address } = (await api.clientLinks.make({ params: { projectId }, body })).data;
  return { link, address, path: new URL(address).pathname };
}

/** A page as a browser without JavaScript asks for it. */
export async function readPage(node: { address: string }, path: string, init: RequestInit = {}) {
  const response = await fetch(`${node.address}${path}`, { redirect: 'manual', ...init });
  return { response, status: response.status, page: await response.text() };
}

/** The hidden fields of the first form of a kind on a page. */
function hiddenFieldsOf(page: string, form: string): [string, string][] {
  const forms = page.match(/<form method="post".*?<\/form>/gs) ?? [];
  const wanted = forms.find((one) => one.includes(`name="form" value="${form}"`));
  if (!wanted) throw new Error(`The page has no form ${form}`);
  return [...wanted.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
}

/** Fills in the first form of a kind on a page, and returns how to send it: as often as one calls it. */
export async function fillForm(
  node: { address: string },
  path: string,
  form: string,
  fields: Record<string, string>,
) {
  const { page } = await readPage(node, path);
  const body = new URLSearchParams([...hiddenFieldsOf(page, form), ...Object.entries(fields)]);
  return () => readPage(node, path, { method: 'POST', body });
}

/** Fills in the first form of a kind on a page and sends it, as a browser does. */
export const sendForm = async (...form: Parameters<typeof fillForm>) => (await fillForm(...form))();

const BRIEF = `Website for Nina.
- Design the home page (4 h)
Nina signs off the design within 3 days.
- Build the home page (6 h)
The shop is not included.`;

/** A project whose brief is planned as it is written, with its tasks. */
export async function makeSite(user: TestUser) {
  const { project } = await makeProject(user, { name: 'Site', description: BRIEF });
  const params = { projectId: project.id };
  await user.api.subtasks.generate({ params, body: { depth: 'as-written' } });
  const tasks = (await user.api.subtasks.list({ params })).data;
  return { projectId: project.id, tasks };
}

/** The design is done, and Nina has it since today. */
export async function makeWaiting(user: TestUser) {
  const site = await makeSite(user);
  const design = site.tasks.find(({ title }) => title.startsWith('Design'));
  await user.api.subtasks.change({ params: { id: design?.id ?? '' }, body: { status: 'Completed' } });
  return site;
}
