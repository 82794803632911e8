import type { NewPublishedCalendar } from '@daymark/contract/published-calendars';
import type { VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { entriesIn, publish, readFile } from '../testing/published-calendars.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const SPAN = { startDate: '2026-11-23', dueDate: '2026-12-18', description: '' };

const read = (file: string, headers?: Record<string, string>, node: { address: string } = app) =>
  readFile(node, file, headers);
const titlesIn = async (file: string) => Object.keys(await entriesIn(app, file)).toSorted();

describe('a calendar has in it', () => {
  test('what was chosen: of all projects or of one, tasks, waits and milestones, completed ones too or not', async () => {
    const user = await makeUser(app);
    const shop = await makeProject(user, {
      ...SPAN,
      name: 'Shop, new; "2"',
      milestones: [{ name: 'Fair', dueDate: '2026-12-10' }],
    });
    const book = await makeProject(user, {
      ...SPAN,
      name: 'Book',
      description:
        'Send the draft to the editor, 2 hours.\nThe editor needs 5 days for it.\nRevise the draft, 3 hours.',
      generateAISubtasks: true,
    });
    const paint = await addSubtask(user, shop.project.id, { title: 'Paint', dueDate: '2026-11-24' });
    await user.api.subtasks.change({ params: { id: paint.id }, body: { status: 'Completed' } });
    await addSubtask(user, shop.project.id, { title: 'Hang', dueDate: '2026-11-25' });
    await addSubtask(user, shop.project.id, { title: 'Some day' });
    const ofBook = book.subtasks.map(({ title }) => title);
    const { plan } = book;
    const waits = plan && 'waits' in plan ? (plan.waits ?? []).map(({ title }) => `Waiting: ${title}`) : [];
    expect(waits.length).toBeGreaterThan(0);

    const told = async (contents: Partial<NewPublishedCalendar>) =>
      titlesIn((await publish(user, contents)).file);
    expect(await told({})).toEqual(['Hang', 'Milestone: Fair', ...ofBook, ...waits, '✓ Paint'].toSorted());
    expect(await told({ kinds: ['task'], withCompleted: false })).toEqual(['Hang', ...ofBook].toSorted());
    expect(await told({ kinds: ['milestone'] })).toEqual(['Milestone: Fair']);
    expect(await told({ kinds: ['wait'] })).toEqual(waits.toSorted());
    const { file } = await publish(user, { projectId: shop.project.id });
    expect(await titlesIn(file)).toEqual(['Hang', 'Milestone: Fair', '✓ Paint']);
    expect(await (await read(file)).text()).toContain('X-WR-CALNAME:Daymark: Shop\\, new\\; "2"\r\n');
  });

  test('whole days as days, and tasks with a time of day in UTC, also over a change of the clocks', async () => {
    const user = await makeUser(app, { timezone: 'Europe/Berlin' });
    const { project } = await makeProject(user, { ...SPAN, dueDate: '2027-06-30' });
    const add = (title: string, dueDate: string, more = {}) =>
      addSubtask(user, project.id, { title, dueDate, ...more });
    await add('Call', '2026-11-24', { dueTime: '09:30', estimatedHours: 1.5 });
    await add('Summer call', '2027-03-29', { dueTime: '09:30' });
    await add('In the gap', '2027-03-28', { dueTime: '02:30' });
    await add('Whole day', '2026-11-24');
    const at = ({ start, end, datetype }: VEvent | undefined = {} as VEvent) => [
      datetype,
      start?.toISOString(),
      (end as Date | undefined)?.toISOString(),
    ];
    const timed = await entriesIn(app, (await publish(user)).file);
    expect(at(timed.Call)).toEqual(['date-time', '2026-11-24T08:30:00.000Z', '2026-11-24T10:00:00.000Z']);
    expect(at(timed['Summer call'])).toEqual([
      'date-time',
      '2027-03-29T07:30:00.000Z',
      '2027-03-29T08:00:00.000Z',
    ]);
    expect(at(timed['In the gap'])[1]).toBe('2027-03-28T01:30:00.000Z');
    const text = await (await read((await publish(user, { isTimed: false })).file)).text();
    expect(text.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
      'DTSTART;VALUE=DATE:20261124',
      'DTSTART;VALUE=DATE:20261124',
      'DTSTART;VALUE=DATE:20270328',
      'DTSTART;VALUE=DATE:20270329',
    ]);
  });
});

describe('a change', () => {
  test('is seen at the next reading, and 304 is the answer until then', async () => {
    const user = await makeUser(app);
    const { project } = await makeProject(user, SPAN);
    const task = await addSubtask(user, project.id, { title: 'Paint', dueDate: '2026-11-24' });
    const { file } = await publish(user);
    const first = await read(file);
    const etag = first.headers.get('etag') ?? '';
    const again = await read(file, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await read(file, { 'if-none-match': etag }, await app.startAnother())).status).toBe(304);

    await user.api.subtasks.change({ params: { id: task.id }, body: { title: 'Paint the door' } });
    const changed = await read(file, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('SUMMARY:Paint the door\r\n');
  });

  test('keeps the UID and moves SEQUENCE and LAST-MODIFIED of what it is about, and of nothing else', async () => {
    const user = await makeUser(app);
    const { project } = await makeProject(user, {
      ...SPAN,
      milestones: [{ name: 'Fair', dueDate: '2026-12-10' }],
    });
    const day = '2026-11-24';
    const paint = await addSubtask(user, project.id, { title: 'Paint', dueDate: day, dueTime: '09:00' });
    await addSubtask(user, project.id, { title: 'Hang', dueDate: day });
    const { file } = await publish(user);
    const states = async () =>
      Object.fromEntries(
        Object.values(await entriesIn(app, file)).map(({ uid, sequence, lastmodified }) => [
          uid,
          { sequence: Number(sequence), changed: lastmodified?.toISOString() },
        ]),
      );
    let before = await states();
    const uids = Object.keys(before).toSorted();
    const [milestone] = project.milestones;
    /** The UIDs of the entries that are newer after a change; the others must be as they were. */
    const movedBy = async (change: () => Promise<unknown>) => {
      app.clock.advance({ minutes: 5 });
      await change();
      const after = await states();
      expect(Object.keys(after).toSorted()).toEqual(uids);
      const moved = uids.filter((uid) => JSON.stringify(after[uid]) !== JSON.stringify(before[uid]));
      for (const uid of moved) {
        expect(after[uid]?.sequence).toBeGreaterThan(before[uid]?.sequence ?? 0);
        expect(after[uid]?.changed).toBe(app.clock.now().toISOString());
      }
      before = after;
      return moved;
    };
    const change = (body: object) => () => user.api.subtasks.change({ params: { id: paint.id }, body });
    const uid = `${paint.id}@daymark`;

    expect(await movedBy(change({ dueDate: '2026-11-25' }))).toEqual([uid]);
    expect(await movedBy(change({ status: 'Completed' }))).toEqual([uid]);
    expect(await movedBy(change({ status: 'Pending' }))).toEqual([uid]);
    const milestoneChange = { params: { id: milestone?.id ?? '' }, body: { dueDate: '2026-12-11' } };
    expect(await movedBy(() => user.api.milestones.change(milestoneChange))).toEqual([
      `${milestone?.id}@daymark`,
    ]);
    const rename = { params: { id: project.id }, body: { name: 'Gallery' } };
    expect(await movedBy(() => user.api.projects.change(rename))).toEqual(uids);
    expect(await movedBy(() => user.api.users.changeProfile({ body: { timezone: 'Asia/Tokyo' } }))).toEqual([
      uid,
    ]);
    expect(await movedBy(() => user.api.users.changeProfile({ body: { timezone: 'Asia/Tokyo' } }))).toEqual(
      [],
    );
    await user.api.subtasks.delete({ params: { id: paint.id } });
    expect(Object.keys(await states())).not.toContain(uid);
    await user.api.subtasks.restore({ params: { id: paint.id } });
    expect((await states())[uid]?.sequence).toBeGreaterThan(before[uid]?.sequence ?? 0);
  });

  test('of the brief or of the days keeps the UIDs of the tasks that stay in the plan', async () => {
    const user = await makeUser(app);
    const description =
      'Sort the photos, 2 hours.\nHang the pictures, 3 hours.\nThe framer needs 4 days.\nInvite the guests, 1 hour.';
    const plan = { generateAISubtasks: true, depth: 'as-written' } as const;
    const { project } = await makeProject(user, { ...SPAN, description, ...plan });
    const { file } = await publish(user);
    const uidsOf = async () =>
      Object.fromEntries(Object.entries(await entriesIn(app, file)).map(([title, { uid }]) => [title, uid]));
    const before = await uidsOf();
    expect(Object.keys(before).length).toBeGreaterThan(2);

    await user.api.projects.change({
      params: { id: project.id },
      body: { description: `Buy frames, 1 hour.\n${description}`, dueDate: '2026-12-24' },
    });
    await user.api.subtasks.generate({ params: { projectId: project.id }, body: { regenerate: true } });
    const after = await uidsOf();
    expect(after).toMatchObject(before);
    expect(Object.keys(after).length).toBeGreaterThan(Object.keys(before).length);

    app.clock.advance({ days: 6 });
    const { data } = await user.api.replans.preview({ query: {} });
    await user.api.replans.apply({ body: { stamp: data.stamp } });
    expect(await uidsOf()).toEqual(after);
    app.clock.set('2026-11-20T12:00:00Z');
  });
});

test('imported back into Daymark, a calendar takes no working time', async () => {
  const user = await makeUser(app);
  const { project } = await makeProject(user, {
    ...SPAN,
    milestones: [{ name: 'Fair', dueDate: '2026-12-10' }],
  });
  await addSubtask(user, project.id, {
    title: 'Paint',
    dueDate: '2026-11-24',
    dueTime: '10:00',
    estimatedHours: 3,
  });
  await addSubtask(user, project.id, { title: 'Hang', dueDate: '2026-11-25' });
  const { file } = await publish(user);
  const days = async () =>
    (await user.api.planViews.days({ query: { from: '2026-11-23', to: '2026-12-18' } })).data;
  const before = await days();

  const calendar = new File([await (await read(file)).text()], 'daymark.ics');
  const { feed } = (await user.api.calendars.uploadFeed({ body: { calendar } })).data;
  expect(feed).toMatchObject({ name: 'Daymark', busyDays: 0, unreadEvents: 0 });
  expect(await days()).toEqual(before);
});
