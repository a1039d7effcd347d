import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import Upgrade from './upgrade.tsx';

const QUOTA = { 'GET /quota': { data: { availableInterviews: 3 } } };
const PAYMENTS = { 'GET /payments': { data: { payments: [] } } };
const show = (provider: string) => {
  answerCalls({ ...QUOTA, ...PAYMENTS, 'GET /capabilities': { data: { payments: { provider } } } });
  renderScreen(Upgrade);
};

beforeEach(signInAsAda);

describe('the upgrade page', () => {
  it('offers the three packages, says what each adds, and that the sandbox moves no money', async () => {
    show('sandbox');
    expect(await screen.findByText(/no money moves/)).toBeTruthy();
    const cards = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Free', 'Starter', 'Value']);
    expect(cards.map((card) => /\$[\d.]+/.exec(card.textContent ?? '')?.[0])).toEqual(['$0', '$9.99', '$19.99']);
    expect(cards[1]?.textContent).toContain('+5 real-time assistants (up to 60 minutes each)');
  });

  it('says that everything is included where payments are switched off', async () => {
    show('off');
    expect(await screen.findByRole('heading', { name: 'Everything is included' })).toBeTruthy();
    expect(screen.queryByText('Starter')).toBeNull();
  });
});
