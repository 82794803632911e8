import { expect, test } from 'vitest';
import { choosePlaybook } from '../breakdown/scene.ts';
import { requestFor } from '../testing/requests.ts';

test.each([
  ['Appliance check in the college', 'admin', 'Inspect 700 electrical appliances.', 'administration'],
  ['Rowing club bulletin', 'marketing', 'Winter bulletin: pick 4 stories, write the texts.', 'marketing'],
  ['Appli de covoiturage', 'projet', 'Développer une appli pour les trajets.', 'app'],
  ['Christmas market', 'event', 'Set up two stalls.', 'event'],
])('“%s” is planned as what it is', (name, category, description, playbook) => {
  expect(choosePlaybook(requestFor({ name, category, description, dueDate: '2027-01-29' })).id).toBe(
    playbook,
  );
});
