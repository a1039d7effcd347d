import type { DemoLine } from '~/features/live-assistant/engine/live-demo.ts';

/** The scripted interview of the demo: nine lines, three questions in them (lines 1, 5 and 7). The first is asked within two seconds. */
export const DEMO_LINES: readonly DemoLine[] = [
  { speaker: 'interviewer', text: 'Good morning. Can you tell me about yourself?' },
  { speaker: 'person', text: 'Good morning. I have led support for a small software team for four years.' },
  { speaker: 'interviewer', text: 'Thank you. We build planning software, and our customers call us every day.' },
  { speaker: 'person', text: 'That is the kind of work that I enjoy.' },
  { speaker: 'interviewer', text: 'Can you describe a time when you had to deal with a difficult customer?' },
  { speaker: 'person', text: 'Yes, last spring a client lost an order and called us every hour.' },
  { speaker: 'interviewer', text: 'I see. What would you say is your greatest strength?' },
  { speaker: 'person', text: 'I get results that one can count, such as faster first replies.' },
  { speaker: 'interviewer', text: 'That was all from my side. We will be in touch next week.' },
];
