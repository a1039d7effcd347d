import type { FamilyQuestions } from './question-types.ts';

export const securityQuestions: FamilyQuestions = {
  family: 'security',
  Behavioral: {
    Easy: {
      motivation: ['What first got you interested in breaking or protecting systems?'],
      communication: ['How do you explain a security rule to someone who finds it a nuisance?'],
    },
    Medium: {
      conflict: ['Tell me about a time a business deadline and a security concern collided.'],
      learning: ['How do you keep up with new threats, and when did that last pay off?'],
      teamwork: ['Describe an incident you worked on with other teams. What was your part?'],
    },
    Hard: {
      integrity: ['Tell me about a weakness you found that someone would rather not have had on record.'],
      'decision-making': [
        'Describe a time you had to decide on shutting something down before you were sure of an attack.',
      ],
    },
    Advanced: {
      leadership: ['Tell me how you changed the behaviour of a whole company and not only its tools.'],
      resilience: ['Describe the longest incident you have lived through and how you kept people clear-headed.'],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'What is the difference between encrypting, hashing and encoding?',
          answer:
            'Encryption can be undone with a key, hashing cannot be undone and proves sameness, and encoding is only another spelling without any secret. Passwords are hashed slowly with a salt.',
        },
      ],
      method: [
        {
          ask: 'A colleague forwards you an e-mail that may be phishing. What do you do with it?',
          answer:
            'I look at sender, headers and links in a safe place, find who else received it and who clicked, block it, reset accounts if needed, and thank the colleague.',
        },
      ],
      tools: [
        {
          ask: 'Which logs would you want first in a small company, and why those?',
          answer:
            'Sign-ins, mail rules, endpoint detections, admin changes and outbound traffic, with synchronised time. Most attacks on small firms go through stolen accounts.',
        },
      ],
      safety: [
        {
          ask: 'Why is signing in with a second factor not always enough?',
          answer:
            'Codes can be phished, prompts are approved out of fatigue and sessions can be stolen. Passkeys tied to the site and a check on the device close most of that.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'A server is sending data to an address nobody knows. Talk me through the first hour.',
          answer:
            'I confirm and start a log, isolate without switching off, keep memory and disk, find the process and its parent, look for the same signs elsewhere, change exposed secrets and tell the right people.',
        },
      ],
      method: [
        {
          ask: 'How do you decide which of a thousand vulnerabilities to fix first?',
          answer:
            'By whether it is exploited now, reachable from outside, and what sits behind it. A middling flaw on an exposed login beats a critical one on an isolated box.',
        },
      ],
      design: [
        {
          ask: 'How would you give outside contractors access to one internal system?',
          answer:
            'Named accounts with an end date, strong sign-in, through a broker to that one application only, least rights, sessions recorded, and a review each month.',
        },
      ],
      fundamentals: [
        {
          ask: 'Explain how an SQL injection works and the one defence you would insist on.',
          answer:
            'Input becomes part of the command because it was pasted into the query text. Parameters keep data and command apart; filtering is only a second line.',
        },
      ],
    },
    Hard: {
      diagnosis: [
        {
          ask: 'You see a normal administrator account doing normal things at an odd hour. How do you find out whether it is an attacker?',
          answer:
            "I compare place, device, sequence and speed with that person's habits, look at what happened before such as a new token, and call the person on a known number.",
        },
      ],
      design: [
        {
          ask: 'How do you threat model a new payment feature together with the team that builds it?',
          answer:
            'One picture of data flow, trust boundaries marked, then for each crossing what could be faked, changed, denied, leaked or blocked. We rank by harm, give each an owner and look again when the design changes.',
        },
      ],
      judgement: [
        {
          ask: 'Ransomware has encrypted half of the file servers. What speaks for paying, and what against?',
          answer:
            'For it only a threat to life or survival without backups. Against: no guarantee, a mark for next time, possible sanctions and funding crime. I prepare the restore path first and bring in law, insurer and police before anyone answers.',
        },
      ],
      improvement: [
        {
          ask: 'Your team drowns in alerts. How do you get down to those that matter without missing the real one?',
          answer:
            'I measure true positives by rule, retire or tune the worst, group by account and machine, test with simulated attacks that we still see them, and let each rule have an owner.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you build the security programme of a company of three hundred people from nothing?',
          answer:
            'Find what would end the company, then identity, devices, backups and detection first, since they stop most attacks. A yearly plan by risk, one metric each, and people in engineering who carry it.',
        },
      ],
      measurement: [
        {
          ask: 'How do you show a board that money spent on security was well spent?',
          answer:
            'By scenarios in money: likelihood and loss before and after, with ranges. Time to detect and contain from exercises says more than the number of blocked attacks.',
        },
      ],
      judgement: [
        {
          ask: 'When should a company tell its customers about a breach that the law does not oblige it to report?',
          answer:
            'When they could act to protect themselves or would feel deceived on learning later. I would say what happened, what we know and do not, and what to do.',
        },
      ],
      safety: [
        {
          ask: 'How do you defend against a trusted supplier whose update has been poisoned?',
          answer:
            'Know what we run, delay and stage updates, limit what the product may reach, watch for new behaviour after an update, and have a plan to live without it for a week.',
        },
      ],
    },
  },
};
