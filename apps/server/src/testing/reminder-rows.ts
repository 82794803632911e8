import type { Row } from './authorization-row.ts';

const reminder = { kind: 'days', days: 1 };

/** A call for each operation of reminders. */
export const REMINDER_ROWS: Record<string, Row> = {
  'reminders.settings': { own: () => ({}), ofOneself: true },
  'reminders.changeSettings': {
    own: () => ({ body: { digestAt: '08:00', minutesBefore: 30 } }),
    ofOneself: true,
    mixed: (victim) => [{ body: { userId: victim.userId, digestAt: '08:00' } }],
  },
  'reminders.ofTask': { own: (owner) => ({ params: { id: owner.subtaskId } }) },
  'reminders.setOfTask': {
    own: (owner) => ({ params: { id: owner.subtaskId }, body: { reminder } }),
    mixed: (victim, attacker) => [
      { params: { id: victim.subtaskId }, body: { reminder, subtaskId: attacker.subtaskId } },
    ],
  },
  // Whoever got the mail may end it, and nobody else: its address has no other check.
  'reminders.unsubscribePage': { own: (owner) => ({ params: { token: owner.mailToken } }) },
  'reminders.unsubscribe': { own: (owner) => ({ params: { token: owner.mailToken } }) },
};
