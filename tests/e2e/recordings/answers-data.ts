/** A spoken answer of the tests: what is said, by which of flite's voices, in which file beside this one. */
export type RecordedAnswer = { file: string; voice: 'rms' | 'slt'; question: string; text: string };

/** Plain sentences on purpose: the local recogniser hears technical names badly, and these measure our path, not it. */
export const RECORDED_ANSWERS = [
  {
    file: 'about-me.wav',
    voice: 'rms',
    question: 'Tell me about yourself?',
    text:
      'I have worked in customer service for six years. I started on the phones and after two years I was asked to ' +
      'lead a small team of five people. I enjoy helping people solve their problems, and now I am looking for a new ' +
      'job where I can learn more about the business.',
  },
  {
    file: 'difficult-customer.wav',
    voice: 'slt',
    question: 'Tell me about a time when you had to deal with a difficult customer.',
    text:
      'Last year a customer called because his order was two weeks late. He was very angry, so I listened first and ' +
      'told him that I understood. Then I called the company, found the order and asked them to send it again the same ' +
      'day. He thanked me and he is still our customer today.',
  },
  {
    file: 'working-in-a-team.wav',
    voice: 'rms',
    question: 'Describe a project where you had to work closely with other people.',
    text:
      'We had to move our office to a new building in one month. I worked with four people from other departments, and ' +
      'we met every morning to talk about the plan. When one of them was sick, I shared his work between the rest of us. ' +
      'We finished three days early.',
  },
  {
    file: 'a-mistake.wav',
    voice: 'slt',
    question: 'Tell me about a mistake you made and what you learned from it.',
    text:
      'In my first year I sent the wrong price to a large customer. I told my manager right away, and then I called ' +
      'the customer to say that I was sorry. After that I wrote a short list of things to check before every letter. ' +
      'Since then we have not had the same problem again.',
  },
  {
    file: 'leading-change.wav',
    voice: 'rms',
    question: 'Tell me about a time when you led a change at work.',
    text:
      'Our team spent too much time on long meetings every week. I asked each person what they needed, and I decided to ' +
      'try a short meeting each morning. Some people did not like the idea at first, so we tested it for one month. ' +
      'In the end we saved six hours every week.',
  },
] as const satisfies readonly RecordedAnswer[];

/** An answer of a few seconds, for journeys that say it several times. */
export const SHORT_ANSWER = {
  file: 'short-answer.wav',
  voice: 'rms',
  question: 'Tell me about a week when everything was urgent.',
  text:
    'I asked every customer for more time and shared the work between the rest of us. In the end we finished three ' +
    'days early.',
} as const satisfies RecordedAnswer;
