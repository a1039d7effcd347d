import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { queryClient } from '~/api/query-client.ts';
import { useSession } from '~/api/session-store.ts';
import { MemberCorner } from '~/features/auth/member-corner.tsx';
import { UpgradeDialogHost } from '~/features/billing/upgrade-dialog-host.tsx';
import { closeUpgrade, requestUpgrade, type UpgradeReason } from '~/lib/upgrade-request.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, renderWhole, signInAsAda } from '~/testing/render-screen.tsx';
import { loadDialog } from '~/ui/dialog.tsx';
import Account from './account.tsx';
import { MemberHome } from './member-home.tsx';
import PaymentOutcomePage, { clientLoader as loadPaymentOutcome } from './payment-outcome.tsx';
import PrivacyPolicy from './privacy-policy.tsx';
import TermsOfService from './terms-of-service.tsx';
import Upgrade, { clientLoader as loadUpgrade, meta as upgradeMeta } from './upgrade.tsx';

const OF_BUYING = /upgrade|\bbuy|bought|package|payment|purchase|\$\d/i;
const QUOTA = {
  availableInterviews: 9999,
  availableLiveInterviews: 9999,
  availableResumeReviews: 9999,
  availableCoverLetterGenerators: 9999,
  availableEnhanceAnswers: 9999,
  availableSampleAnswers: 9999,
};
const answer = (provider: 'off' | 'sandbox') =>
  answerCalls({
    'GET /capabilities': { data: { payments: { provider } } },
    'GET /quota': { data: QUOTA },
    'GET /interviews': { data: { interviews: [], totalCount: 0 } },
    'GET /analytics': { data: { totalInterviewCount: 0, avgScoreOverall: null, mostFrequentRole: null } },
    'GET /charts': {
      data: { hasData: false, formatedRadarChartData: [], formatedPieChartData: [], formatedBarChartData: [] },
    },
    'GET /payments': { data: { payments: [] } },
    'GET /sessions': { data: { sessions: [] } },
    'GET /outgoing': { data: { since: '2026-11-01T09:00:00.000Z', calls: [], lastSession: null } },
  });
/** Shows the account page until the last of its cards, whose code comes later, is filled. */
async function renderAccount() {
  await renderWhole(Account);
  await screen.findByText(/^Nothing since the server started/);
}
const Corner = () => <MemberCorner name="Ada" email="ada@example.com" pictureUrl={null} onSignOut={() => undefined} />;
/** What the screens have heard of it by now. */
const Known = () => `Sells: ${useArePaymentsOn()}`;
const Waiting = () => null;
const HomeDoor = () => 'Home';
const said = () => document.body.textContent ?? '';

// Their first fetch is not what is tested.
beforeAll(() =>
  Promise.all([loadDialog(), import('~/ui/menu-popup.tsx'), import('~/features/billing/upgrade-dialog.tsx')]),
);
beforeEach(signInAsAda);
afterEach(() => act(closeUpgrade));

describe('where nothing is sold', () => {
  it.each<[string, () => void | Promise<void>]>([
    ['the account page', renderAccount],
    ['Home', () => void renderScreen(MemberHome)],
  ])('%s counts nothing and does not speak of buying', async (_name, show) => {
    answer('off');
    await show();
    expect(await screen.findAllByText('Unlimited')).toHaveLength(6);
    expect(said()).not.toMatch(OF_BUYING);
    expect(said()).not.toContain('9999');
  });

  it('what goes with an account does not name what was bought', async () => {
    answer('off');
    await renderAccount();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Delete my account' }));
    expect((await screen.findByRole('alertdialog')).textContent).not.toMatch(OF_BUYING);
  });

  it('the menu has no Upgrade', async () => {
    answer('off');
    renderScreen(Corner);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Menu of Ada' }));
    await screen.findByRole('menuitem', { name: 'Account' });
    expect(screen.queryByRole('menuitem', { name: 'Upgrade' })).toBeNull();
  });

  it('/upgrade says so, without a price or a button to buy', async () => {
    answer('off');
    renderScreen(Upgrade);
    expect(await screen.findByRole('heading', { name: 'Everything is included' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(said()).not.toMatch(/\$\d|upgrade|buy/i);
  });

  it('the tab of /upgrade does not speak of buying either, while it loads and afterwards', async () => {
    answer('off');
    queryClient.clear();
    const titles = [upgradeMeta({}), upgradeMeta({ loaderData: await loadUpgrade() })].map((meta) =>
      JSON.stringify(meta),
    );
    for (const title of titles) expect(title).not.toMatch(OF_BUYING);
    expect(titles[1]).toContain('Everything is included');
  });

  it.each(['/payment-success', '/payment-cancel'])('%s leads to Home', async (address) => {
    answer('off');
    queryClient.clear();
    const Stub = createRoutesStub([
      { path: '/', Component: HomeDoor },
      { path: address, Component: PaymentOutcomePage, loader: loadPaymentOutcome, HydrateFallback: Waiting },
    ]);
    render(<Stub initialEntries={[address]} />);
    expect(await screen.findByText('Home')).toBeTruthy();
  });

  it.each<[string, ComponentType]>([
    ['the terms', TermsOfService],
    ['the privacy policy', PrivacyPolicy],
  ])('%s do not speak of paying, before and after that is known', async (_name, Screen) => {
    answer('off');
    renderScreen(() => (
      <>
        <Screen />
        <Known />
      </>
    ));
    expect(said()).not.toMatch(OF_BUYING);
    expect(await screen.findByText('Sells: false')).toBeTruthy();
    expect(said()).not.toMatch(OF_BUYING);
  });

  it('the menu does not offer Upgrade while it is not yet known', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    renderScreen(Corner);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Menu of Ada' }));
    await screen.findByRole('menuitem', { name: 'Account' });
    expect(screen.queryByRole('menuitem', { name: 'Upgrade' })).toBeNull();
  });

  it.each<UpgradeReason>(['interview', 'resume', 'cover-letter', 'sample-answer', 'enhanced', 'live-interview'])(
    'a visitor whose free share of %s is used up is asked to sign in, and nothing else',
    async (reason) => {
      answer('off');
      useSession.setState({ auth: false, token: null, profile: null });
      renderScreen(UpgradeDialogHost);
      act(() => requestUpgrade(reason));
      const dialog = await screen.findByRole('dialog', { name: 'Sign in to continue' });
      expect(dialog.textContent).not.toMatch(OF_BUYING);
      expect([...dialog.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Sign in with Google']);
    },
  );
});

describe('where packages are sold', () => {
  it.each<[string, ComponentType, string]>([
    ['the terms say what a package is', TermsOfService, 'Packages'],
    ['the privacy policy says what is kept of a purchase', PrivacyPolicy, 'Your purchases'],
  ])('%s', async (_what, Screen, term) => {
    answer('sandbox');
    renderScreen(Screen);
    expect(await screen.findByText(term)).toBeTruthy();
  });

  it('/payment-success stays, and the tab of /upgrade is named after it', async () => {
    answer('sandbox');
    queryClient.clear();
    expect(await loadPaymentOutcome()).toBeNull();
    expect(JSON.stringify(upgradeMeta({ loaderData: await loadUpgrade() }))).toContain('Upgrade');
  });

  it('the account page offers them and lists the payments', async () => {
    answer('sandbox');
    await renderAccount();
    expect((await screen.findByText('View Upgrade Packages')).closest('a')?.getAttribute('href')).toBe('/upgrade');
    expect(await screen.findByText('No payments yet.')).toBeTruthy();
    expect(screen.queryByText('Unlimited')).toBeNull();
  });
});
