import type { ResumeDemand } from '@greenroom/contract/resume';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '~/api/session-store.ts';
import { MemberCorner } from '~/features/auth/member-corner.tsx';
import { Greeting } from '~/features/home/greeting.tsx';
import { homeMessages } from '~/features/home/messages.ts';
import { ContinueCard } from '~/features/interview/continue-card.tsx';
import { SessionHeader } from '~/features/interview/session/session-header.tsx';
import { useInterview } from '~/features/interview/state/interview-store.ts';
import { IdentityCard } from '~/features/profile/identity-card.tsx';
import { DemandDetails } from '~/features/resume/review/demand-details.tsx';
import { finishInterview } from '~/testing/finished-interview.ts';
import { signInAsAda } from '~/testing/render-screen.tsx';
import { Accordion, AccordionItem } from '~/ui/accordion.tsx';
import { Avatar } from '~/ui/avatar.tsx';
import { ChartFigure } from '~/ui/charts/chart-figure.tsx';
import { ChartFrame } from '~/ui/charts/chart-frame.tsx';

const HEBREW = 'אדה לאבלייס';
const ARABIC = 'مهندسة برمجيات';
const CHINESE = '王小明';
const EMOJI = '👩🏽‍💻 Ada';
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const nameAda = (name: string) =>
  useSession.setState(({ profile }) => ({ profile: profile && { ...profile, name, given_name: name } }));

/** The innermost elements with exactly this text each let it have its own direction. */
function expectOwnDirection(text: string): void {
  const holders = screen.getAllByText(text);
  for (const holder of holders) {
    const isOwn = holder.closest('[dir="auto"], bdi') !== null;
    expect(isOwn, holder.outerHTML).toBe(true);
  }
}

const interview = (roleName: string) => ({ ...finishInterview(), roleName });
const demand: ResumeDemand = {
  name: 'Python',
  category: 'hard',
  level: 'asked',
  weight: 1,
  state: 'work',
  sentence: ARABIC,
  line: HEBREW,
};
const ignore = () => undefined;

/** Each place that shows a person's text within our own line, with that text. */
const PLACES: [place: string, text: string, show: (text: string) => ReactNode][] = [
  ['the lines of a resume below a demand', HEBREW, () => <DemandDetails demand={demand} />],
  ['the sentence of an advertisement below a demand', ARABIC, () => <DemandDetails demand={demand} />],
  [
    'the question of an answer that unfolds',
    ARABIC,
    (text) => (
      <Accordion>
        <AccordionItem value="one" title={text}>
          .
        </AccordionItem>
      </Accordion>
    ),
  ],
  ['the title of an interview', ARABIC, (text) => <SessionHeader interview={interview(text)} />],
  ['the name on the account', HEBREW, () => <IdentityCard />],
  ['the greeting', HEBREW, (text) => <Greeting words={homeMessages.greeting} name={text} />],
  ['the card of an unfinished interview', ARABIC, () => <ContinueCard />],
  [
    'the table of a chart',
    ARABIC,
    (text) => (
      <ChartFigure title="Scores" columns={['Job', 'Score']} rows={[[text, '4']]}>
        .
      </ChartFigure>
    ),
  ],
];

describe('text that runs from right to left', () => {
  beforeEach(() => {
    signInAsAda();
    nameAda(HEBREW);
    useInterview.setState({ interview: interview(ARABIC) });
  });

  it.each(PLACES)('has its own direction: %s', (_, text, show) => {
    render(<MemoryRouter>{show(text)}</MemoryRouter>);
    expectOwnDirection(text);
  });

  it('has its own direction: the name in the menu', async () => {
    render(
      <MemoryRouter>
        <MemberCorner name={HEBREW} email="ada@example.com" pictureUrl={null} onSignOut={ignore} />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: `Menu of ${HEBREW}` }));
    await screen.findByRole('menu');
    expectOwnDirection(HEBREW);
  });

  it('has its own direction: the value of a chart that is read out', async () => {
    render(
      <ChartFrame label="Scores" points={[{ name: ARABIC, value: 4, figure: '4', said: '4 of 5' }]}>
        {ignore}
      </ChartFrame>,
    );
    screen.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    expectOwnDirection(ARABIC);
  });
});

describe('names of the world on a screen', () => {
  it.each([
    [HEBREW, 'אל'],
    [CHINESE, '王'],
    [EMOJI, '👩🏽‍💻A'],
    ['🇫🇷', '🇫🇷'],
    ['é́tienne', 'É́'],
  ])('%s has whole letters in the place of a picture', (name, initials) => {
    const { container } = render(<Avatar name={name} />);
    expect(container.textContent?.normalize()).toBe(initials.normalize());
  });

  it.each([HEBREW, CHINESE, EMOJI, LONG])('%s is shown whole, and breaks rather than widen the page', (name) => {
    signInAsAda();
    nameAda(name);
    useInterview.setState({ interview: interview(name) });
    for (const show of [
      () => <IdentityCard />,
      () => <Greeting words={homeMessages.greeting} name={name} />,
      () => <SessionHeader interview={interview(name)} />,
      () => <ContinueCard />,
    ]) {
      render(<MemoryRouter>{show()}</MemoryRouter>);
      expect(screen.getByText(name).closest('.wrap-anywhere')).not.toBeNull();
      cleanup();
    }
  });
});
