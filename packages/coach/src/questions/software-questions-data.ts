import type { FamilyQuestions } from './question-types.ts';

export const softwareQuestions: FamilyQuestions = {
  family: 'software',
  Behavioral: {
    Easy: {
      motivation: ['Which program or feature that you built do you still like to show people, and why?'],
      learning: ['How do you get to know a code base that you have never seen before?'],
      teamwork: ["What do you look for when you review a colleague's code?"],
    },
    Medium: {
      conflict: ['Tell me about a code review in which you and a colleague disagreed. How did it end?'],
      ownership: [
        'Describe a bug of yours that reached users. What did you do in the first hour and in the week after?',
      ],
      prioritisation: ['Tell me about a time you chose to leave technical debt in place. How did you decide?'],
      communication: ['Describe a time you had to explain a technical delay to someone who does not write software.'],
    },
    Hard: {
      'decision-making': [
        'Tell me about a technical choice of yours that turned out badly. What did you miss at the time?',
      ],
      leadership: [
        'Describe how you brought a team round to a practice it resisted, such as testing or smaller changes.',
      ],
      integrity: ['Tell me about a time you were asked to ship something that you believed was not ready.'],
    },
    Advanced: {
      leadership: ['Tell me about a rewrite or migration that you argued for or against. What happened in the end?'],
      creativity: [
        'Describe a time you removed a large amount of complexity from a system. How did you know that it was safe to remove?',
      ],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'What happens between typing an address into a browser and seeing the page?',
          answer:
            'The browser looks up the address in DNS, opens a TCP and TLS connection, sends an HTTP request, and the server answers with HTML. The browser then builds the page and fetches the scripts, styles and images it names.',
        },
        {
          ask: 'What is the difference between a list and a hash map, and when would you choose each?',
          answer:
            'A list keeps order and finds by position at once, but searching it for a value takes longer the longer it gets. A hash map finds by key in about constant time, so I use it for lookups and the list for order.',
        },
      ],
      tools: [
        {
          ask: 'How do you use branches and commits in Git so that your colleagues can follow your work?',
          answer:
            'One short-lived branch for one change, small commits with a message that says why, and a rebase on the main branch before review, so that history reads like a story.',
        },
      ],
      quality: [
        {
          ask: 'What makes a unit test a good one?',
          answer:
            'It checks behaviour and not inner workings, fails for one reason, runs in milliseconds without network or clock, and its name tells me what broke.',
        },
      ],
      diagnosis: [
        {
          ask: 'A function gives the wrong result for one input. How do you find the mistake?',
          answer:
            'I turn the input into a failing test, step through or log the values halfway to see where they first go wrong, fix that, and keep the test.',
        },
      ],
      method: [
        {
          ask: 'You are given a small feature to build. What do you clarify before you write any code?',
          answer:
            'Who uses it, what happens at the edges such as empty and very large input, what failure should look like, and how we will know that it works.',
        },
      ],
    },
    Medium: {
      design: [
        {
          ask: 'How would you design the tables and endpoints for a simple booking system that must never sell the same seat twice?',
          answer:
            'I keep a seats table with a unique constraint on event and seat in the bookings table, so that the database refuses the second sale. Holds get an expiry time, and the endpoint takes an idempotency key so that a retry does not book again.',
        },
      ],
      diagnosis: [
        {
          ask: 'A page that took half a second now takes five. How do you find out why?',
          answer:
            'I measure before guessing: browser timing to see whether it is network, server or rendering, then a trace and the slow query log. Often it is a query per row or a missing index, and I confirm with the query plan.',
        },
      ],
      fundamentals: [
        {
          ask: 'Explain what a race condition is, and how you have prevented one.',
          answer:
            'Two operations interleave so that the result depends on timing, such as two requests that read a balance and both write it. I prevent it with a transaction, an atomic update or a lock, and write a test that runs them in parallel.',
        },
      ],
      quality: [
        {
          ask: 'How do you decide what to test with unit tests, with integration tests and through the browser?',
          answer:
            'Rules and edge cases get unit tests since they are fast. Anything that talks to a database or another service gets an integration test with the real thing. Only the few journeys that earn the money go through the browser.',
        },
      ],
      safety: [
        {
          ask: 'Which security mistakes do you watch for when you write code that takes input from users?',
          answer:
            'I never build queries or HTML from raw input: parameters and escaping by default. I check permission on every object and not only on the page, validate size and type at the edge, and keep secrets out of code and logs.',
        },
      ],
      judgement: [
        {
          ask: 'When would you choose a relational database over a document store, and when the other way round?',
          answer:
            'Relational when the data has relations and rules that must hold, since joins and transactions keep it honest. A document store when each record is read and written as a whole and its shape varies a lot.',
        },
      ],
      tools: [
        {
          ask: 'What should happen automatically between a pull request and production?',
          answer:
            'Formatting, types, tests and a security scan on the request, a build that is made once and promoted, a deployment in small steps, and an automatic way back when errors rise.',
        },
      ],
    },
    Hard: {
      design: [
        {
          ask: 'Design a service that sends millions of notifications a day, without losing any and without sending one twice.',
          answer:
            'I write the event to an outbox in the same transaction, publish it to a queue, and let workers send with an idempotency key a message. Delivery is at least once, so duplicates are removed by that key; failures retry with backoff and end in a dead letter queue that someone watches.',
        },
      ],
      diagnosis: [
        {
          ask: 'A service leaks memory slowly and falls over every few days. Talk me through your investigation.',
          answer:
            'I chart memory against traffic and deployments, take heap snapshots an hour apart and compare what grew and what holds it. Usual suspects are caches without limits, listeners never removed and closures held by timers. I prove it with a load test before and after.',
        },
      ],
      improvement: [
        {
          ask: 'You join a team whose builds take an hour and whose tests fail at random. Where do you start?',
          answer:
            'I measure where the hour goes and which tests flake. Flaky tests are quarantined with an owner and a date, slow ones run in parallel, and unchanged parts come from a cache. A build under ten minutes comes first, because it changes how people work.',
        },
      ],
      judgement: [
        {
          ask: 'How do you decide whether to split a part of a large application into a service of its own?',
          answer:
            'I split when a part needs to scale, deploy or fail on its own, or belongs to another team. Before that I draw the boundary inside the code, since a network call brings latency, partial failure and harder debugging.',
        },
      ],
      fundamentals: [
        {
          ask: 'Explain what eventual consistency means for the person who uses your product, and how you hide or handle it.',
          answer:
            'A change may not be seen everywhere at once, so someone may save and then read the old value. I read my own writes from the primary, show the change optimistically, and design merges for conflicts instead of hoping that they are rare.',
        },
      ],
      safety: [
        {
          ask: 'How would you change a heavily used database table without taking the product offline?',
          answer:
            'Expand and contract: add the new column, write both, fill the old rows in small batches, read from the new one behind a flag, and drop the old one a release later. Every step can be undone.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you move a product that runs in one region to three, and what would you tell the business that it cannot have?',
          answer:
            'I would start with reads close to users and writes in one home region for each customer. What they cannot have is instant agreement everywhere and full availability when regions lose touch, so we choose for each kind of data, with failover drills to prove it.',
        },
      ],
      judgement: [
        {
          ask: 'A central part of your system was written by people who have left, and everybody fears to change it. What is your plan?',
          answer:
            'I pin its behaviour with tests taken from real traffic, put a seam in front of it, and replace one slice at a time behind a flag, comparing results of old and new in the shadows before switching.',
        },
      ],
      diagnosis: [
        {
          ask: 'One request in ten thousand is a hundred times slower than the rest. How do you find out what those requests have in common?',
          answer:
            'Averages hide it, so I keep the traces of the slowest requests and group them by host, tenant, payload size and time. Then I look at lock waits, garbage collection pauses, cold caches and retries, and reproduce with one factor at a time.',
        },
      ],
      improvement: [
        {
          ask: 'How would you let fifty engineers change the same code base every day without slowing each other down?',
          answer:
            'Clear ownership by folder, contracts between parts that are checked in the build, trunk-based work behind flags, a build under ten minutes, and a weekly look at the changes that waited longest and why.',
        },
      ],
      measurement: [
        {
          ask: 'What would you measure to know whether an engineering team is healthy, and how could those measures mislead you?',
          answer:
            'Time from commit to production, change failure rate, time to restore, and how people feel. They mislead once they become targets: people split changes or avoid risky work. So I use them to ask questions and never to rank people.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['frontend', 'front-end', 'react', 'angular', 'vue', 'web', 'javascript', 'typescript'],
      Technical: {
        Easy: {
          fundamentals: [
            {
              ask: 'How does CSS decide which of two conflicting rules wins?',
              answer:
                'By origin and layer first, then specificity, then order. An id beats a class and a class beats an element, so I keep selectors flat and use classes to avoid the fight.',
            },
          ],
        },
        Medium: {
          quality: [
            {
              ask: 'How do you make sure that a web form can be used by someone who cannot see the screen?',
              answer:
                'Real labels, native elements, a sensible focus order, errors tied to their field and announced, and enough contrast. I try it with the keyboard and a screen reader, and let an automatic check catch regressions.',
            },
          ],
        },
        Hard: {
          diagnosis: [
            {
              ask: 'A page scrolls badly on cheap phones. How do you find what blocks it, and what do you change?',
              answer:
                'I record a profile on a real slow phone, look for long tasks and layout thrash, then split the work, virtualise long lists, avoid reading layout after writing it and animate only transform and opacity.',
            },
          ],
        },
        Advanced: {
          design: [
            {
              ask: 'Where should state live in a large web application, and how do you keep it from spreading everywhere?',
              answer:
                'Server data in a cache with clear expiry, the address bar for what should be shareable, and local state in the component that uses it. A global store only for the few things that are truly global.',
            },
          ],
        },
      },
    },
    {
      words: ['backend', 'back-end', 'api', 'server', 'java', 'golang', 'python', 'node', 'microservices'],
      Technical: {
        Easy: {
          fundamentals: [
            {
              ask: 'What do the status codes two hundred, four hundred four and five hundred tell the caller of an API?',
              answer:
                'Two hundred says it worked, four hundred four that the thing asked for does not exist, which is on the caller, and five hundred that the server failed, so a retry may help.',
            },
          ],
        },
        Medium: {
          method: [
            {
              ask: 'How do you change an API that other teams depend on without breaking them?',
              answer:
                'Only add fields, never change meaning. For a breaking change I publish a new version, run both, watch who still calls the old one, and help them move before I remove it.',
            },
          ],
        },
        Hard: {
          safety: [
            {
              ask: 'A service you depend on becomes slow but does not fail. How do you keep your own service alive?',
              answer:
                'Short timeouts with a deadline for the whole request, a circuit breaker, a limit on calls in flight, and a reduced answer from cache. Retries only with jitter and a budget, or they finish the patient off.',
            },
          ],
        },
      },
    },
    {
      words: ['mobile', 'ios', 'android', 'swift', 'kotlin', 'flutter'],
      Technical: {
        Medium: {
          design: [
            {
              ask: 'How do you design a mobile app so that it stays useful without a network?',
              answer:
                'The local database is what the screen reads. Changes go into a queue with ids made on the device, sync in the background with retries, and conflicts have a rule that the user can understand.',
            },
          ],
        },
        Hard: {
          diagnosis: [
            {
              ask: 'Users say your app drains the battery. How do you prove it and find the cause?',
              answer:
                'I compare energy reports across versions, look at wake-ups, location accuracy and background sync, and test on a device with a profiler. Batching work and lowering location accuracy usually win most.',
            },
          ],
        },
      },
    },
  ],
  leads: {
    Behavioral: {
      Medium: {
        leadership: [
          'How do you stay close enough to the code to judge it while leaving the building of it to your team?',
        ],
      },
      Hard: { feedback: ['Tell me about a brilliant engineer who was hard to work with. What did you do?'] },
    },
  },
};
