import { expect, it } from 'vitest';
import { formOfCase } from './imagined-case.ts';

it.each([
  ['a guest faints in the lobby what do you do', 'safe'],
  ['imagine the server crashes on friday evening', 'limit the damage'],
  ['suppose a parent is in tears at the door', 'stay calm'],
  ['say your manager asks you to sign for work that is not done', 'speak to the person'],
  ['three people call in sick at the same time what do you do', 'count who is there'],
  ['two guests want the last table at the same time what do you do', 'cannot wait'],
  ['the parts he ran are oversize but shipping wants them on the truck', 'on hold'],
  ['the report is three weeks late and the client wants it submitted on friday', 'on that date'],
  ['a load of fruit is held at the border over its papers', 'who can release it'],
  ['you get a low chlorine alarm at the reservoir', 'treat the alarm as real'],
  ['what would you do in your first ninety days', 'first weeks'],
  ['a patient asks you to promise not to tell anyone what do you do', 'cannot promise'],
  ['a server says that table nine has a nut allergy and the dessert has nuts', 'safe'],
  ['a little one comes up and tells you something about home that worries you', 'cannot promise'],
  ['what would you do if you found a wallet', 'look for myself'],
  ['imagine a pupil who reads badly and says nothing what do you do in the first two weeks', 'look for myself'],
  ['say one of the scans works nine times and fails the tenth', 'make it happen again'],
])('"%s" has its own first sentence', (turn, words) => expect(formOfCase(turn).view).toContain(words));
