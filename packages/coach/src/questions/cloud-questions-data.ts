import type { FamilyQuestions } from './question-types.ts';

export const cloudQuestions: FamilyQuestions = {
  family: 'cloud',
  Behavioral: {
    Easy: {
      teamwork: ['How do you work with developers so that they see you as help and not as a hurdle?'],
      learning: ['Tell me about something you automated because you were tired of doing it by hand.'],
    },
    Medium: {
      resilience: ['Tell me about an outage in the middle of the night. What was it like, and what did you do?'],
      ownership: ['Describe a change of yours that broke production.'],
      communication: ['How did you keep people informed during the last serious incident you worked on?'],
    },
    Hard: {
      conflict: ['Tell me about a time developers wanted to release and you thought that it was unsafe.'],
      'decision-making': [
        'Describe a moment in an incident when you had to choose between losing data and staying down longer.',
      ],
    },
    Advanced: {
      leadership: ['Tell me how you changed the way a company learns from its outages.'],
      'problem-solving': ['Describe the most stubborn failure you have ever chased across several systems.'],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'What is the difference between a container and a virtual machine?',
          answer:
            "A virtual machine brings its own kernel and is isolated by the hypervisor. A container shares the host's kernel and is isolated by namespaces and cgroups, so it starts in a blink and weighs little.",
        },
      ],
      tools: [
        {
          ask: 'Which commands do you type first on a Linux machine that is slow?',
          answer:
            'Uptime for load, top for processes, free for memory and swap, df and iostat for disks, ss for connections and the journal for errors, in that order and before I change anything.',
        },
      ],
      method: [
        {
          ask: 'Why do people describe servers in files rather than setting them up by hand?',
          answer:
            'The file can be reviewed, repeated and undone, and two environments are truly alike. What somebody clicked at night is forgotten by morning.',
        },
      ],
      safety: [
        {
          ask: 'How should passwords and keys for applications be stored and handed out?',
          answer:
            "In a secret store, issued to a workload's identity for a short time, rotated by machine and logged. Never in the repository, the image or a chat.",
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'A web service answers with error five hundred and three now and then. How do you narrow it down?',
          answer:
            'I ask which layer says it, compare with deployments and load, look at health checks, pool limits and restarts, and follow one failing request by its id through the logs.',
        },
      ],
      design: [
        {
          ask: 'How do you release a new version without users noticing?',
          answer:
            'Two versions side by side, database changes that both understand, a small share of traffic first, automatic checks on errors and latency, and a switch back in one step.',
        },
      ],
      measurement: [
        {
          ask: 'What do you alert on, and what do you only chart?',
          answer:
            'I alert on what users feel: errors, slowness and missed work, tied to a target. Causes such as processor load go on a chart, because nobody should wake for something that heals itself.',
        },
      ],
      safety: [
        {
          ask: 'How do you know that your backups would really save you?',
          answer:
            'By restoring them on a schedule into an empty place and timing it. I keep copies in another account that cannot be deleted, and compare the age with what we may lose.',
        },
      ],
    },
    Hard: {
      diagnosis: [
        {
          ask: 'Pods in a cluster are killed at random and the memory charts look harmless. How do you proceed?',
          answer:
            'I read the events and exit codes, since charts average over spikes. Then limits against requests, node pressure, kernel logs, short bursts at start and a leak outside the heap, and I sample every second.',
        },
      ],
      design: [
        {
          ask: 'Design the network and accounts for a company that moves forty applications to the cloud.',
          answer:
            'One account per environment and team, a hub for shared network and logging, no overlapping ranges, identity in one place, guardrails as policy, and a paved road so that the safe way is the easy one.',
        },
      ],
      judgement: [
        {
          ask: 'When is Kubernetes the wrong choice?',
          answer:
            'For a few services and a small team, where a managed platform gives restarts and scaling without the upkeep. I want a reason such as many teams, mixed workloads or the need to move.',
        },
      ],
      improvement: [
        {
          ask: 'Your cloud bill doubled within a year and traffic did not. How do you bring it down?',
          answer:
            'Tag and split by team, then kill idle things, right-size by measured use, move old data to cheaper storage, look at traffic between zones, and commit only to the stable base.',
        },
      ],
    },
    Advanced: {
      design: [
        {
          ask: 'How would you design for the loss of a whole region, and how would you prove that it works?',
          answer:
            'Set how much we may lose and how long we may be down for each service, replicate accordingly, keep the standby warm, automate the switch but let a person decide, and rehearse on a working day.',
        },
      ],
      judgement: [
        {
          ask: 'How do you set a reliability target with a business that says it may never be down?',
          answer:
            'I show what each further nine costs and what the network and phone already lose, agree a target from what users notice, and spend the error budget on speed; when it is gone we slow down.',
        },
      ],
      improvement: [
        {
          ask: 'Your on-call people are worn out. How do you turn that around within a quarter?',
          answer:
            'I count pages by cause, delete those that need no action, fix the top three with real project time, hand noise to its owners, and give time off after a bad night.',
        },
      ],
      safety: [
        {
          ask: "How would you protect the path from a developer's laptop to production against an attacker inside?",
          answer:
            'Short-lived identity, two people for each change, builds on clean machines with signed provenance, only signed images admitted, no standing access, and logs outside the reach of admins.',
        },
      ],
    },
  },
};
