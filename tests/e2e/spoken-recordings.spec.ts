import { newPerson, signIn } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { prepareInterview, recordingOf, speakAnswer, submitTyped } from './interview-steps.ts';
import { expectNoViolations } from './no-violations.ts';
import { SHORT_ANSWER } from './recordings/answers-data.ts';

const TYPED = 'I wrote the plan with my team, we tested it for two weeks, and the number of complaints fell by half.';

test('a recording saved with the account is heard on another device, and switching off deletes it', async ({
  speakingBrowser,
  page: second,
}) => {
  test.setTimeout(300_000);
  const person = newPerson();
  const first = await speakingBrowser(recordingOf(SHORT_ANSWER));
  await signIn(first, person);
  await first.goto('/account');
  const choice = first.getByRole('switch', { name: /^Save my recordings with my account/ });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(first.getByText('No recordings in this browser.')).toBeVisible();

  await prepareInterview(first, { role: 'Project Manager', count: '3' });
  await speakAnswer(first, SHORT_ANSWER);
  await first.getByRole('button', { name: 'Submit answer' }).click();
  await expect(first.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  await submitTyped(first, TYPED);
  await expect(first.getByText('Question 3 of 3', { exact: true })).toBeVisible();
  await submitTyped(first, TYPED);
  await expect(first.getByText(/^With your account, .+ Deleted there in 90 days\.$/)).toBeVisible();
  await first.getByRole('button', { name: 'See Results' }).click();
  await expect(first).toHaveURL(/\/result$/);
  const interviewId = new URL(first.url()).pathname.split('/')[2];

  await signIn(second, person);
  await second.goto(`/interviews/${interviewId}/result`);
  await second.getByRole('button', { name: /^Get the recording/ }).click();
  const sound = second.getByRole('region', { name: 'How it sounded' });
  await sound.getByRole('button', { name: 'Play' }).click();
  await expect(sound.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(sound.getByText(/^With your account/)).toBeVisible();

  await second.goto('/account');
  await expect(second.getByText(/^1 recording with your account/)).toBeVisible();
  await expectNoViolations(second, 'account with a recording');
  await second.getByRole('switch', { name: /^Save my recordings with my account/ }).click();
  await second.getByRole('button', { name: 'Stop and delete' }).click();
  await expect(second.getByText(/^1 recording with your account/)).toBeHidden();
  await second.goto(`/interviews/${interviewId}/result`);
  await expect(second.getByRole('button', { name: 'Practise this question again' }).first()).toBeVisible();
  await expect(second.getByRole('button', { name: /^Get the recording/ })).toBeHidden();
});
