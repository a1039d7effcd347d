import { newPerson, signIn } from './account-steps.ts';
import { INTERVIEW_SCREENS } from './screens/interview-screens.ts';
import { MEMBER_SCREENS } from './screens/member-screens.ts';
import { test } from './screens/studio.ts';
import { TOOL_SCREENS } from './screens/tool-screens.ts';
import { VISITOR_SCREENS } from './screens/visitor-screens.ts';

for (const screen of [...VISITOR_SCREENS, ...INTERVIEW_SCREENS, ...TOOL_SCREENS]) {
  test(`${screen.name} looks as it should`, async ({ page, context, studio, consoleGuard }) => {
    if (screen.allows) consoleGuard.allow(screen.allows);
    await studio.freeze(context);
    await screen.open(page, { context });
    await studio.look(screen.name, page, screen);
  });
}

test('the screens of somebody who is signed in look as they should', async ({
  page,
  context,
  studio,
  consoleGuard,
}) => {
  test.setTimeout(240_000);
  await signIn(page, { ...newPerson(), email: `ada.${Date.now()}@example.com` });
  await studio.freeze(context);
  for (const screen of MEMBER_SCREENS) {
    if (screen.allows) consoleGuard.allow(screen.allows);
    await screen.open(page, { context });
    await studio.look(screen.name, page, screen);
  }
});
