/** Good answers to technical questions of the bank, written without a look at the answer that the bank holds for them. */
export const BANK_ANSWERS: readonly { question: string; role: string; answer: string }[] = [
  {
    question: 'A guest says that they are allergic to nuts. What do you do?',
    role: 'Barista',
    answer:
      'I ask how severe it is and tell them honestly which of our drinks and cakes have nuts or were made next to nuts. I look at the allergen ' +
      'folder, do not guess. Then I wash my hands, take a clean jug and steam wand, use the sealed oat milk and not the almond one, and if I am not ' +
      'sure I say that I cannot promise it.',
  },
  {
    question: 'How do you make a good espresso, and how do you know that it is good?',
    role: 'Barista',
    answer:
      'Fresh beans, I grind eighteen grams, tamp it level and pull about thirty six grams in twenty eight seconds. If it runs faster it is sour so ' +
      'I grind finer, if it drips it is bitter so coarser. I taste the first one every morning and when the weather changes.',
  },
  {
    question: 'How do you show that a redesign was worth its cost?',
    role: 'UX designer',
    answer:
      'Before we start I write down which number should move, like completion of the form, and measure it for a month. After the launch I compare ' +
      'with the same weeks and, if possible, with half of the users on the old version. Then I put money on it: support calls saved times cost per ' +
      'call. And I say what did not improve.',
  },
  {
    question: 'When do you buy a service, and when do you do it in house?',
    role: 'Buyer',
    answer:
      'I buy it when it is not what sets us apart and when the market does it cheaper or better, for example cleaning or payroll. I keep it in ' +
      'house when we would give away knowledge, when volumes are steady or when switching would be expensive. I compare the full cost over three ' +
      'years including managing the supplier.',
  },
  {
    question: 'How do you work safely with machines, animals or sprays?',
    role: 'Farm worker',
    answer:
      'I switch the engine off and take the key out before I clear a blockage, and no guard comes off while it turns. With cattle I always know my ' +
      'way out and I never go between a cow and her calf. For sprays I read the label, wear gloves, mask and overalls, look at the wind and wash ' +
      'before I eat.',
  },
  {
    question: 'How do you change your driving when there is ice, fog or heavy rain?',
    role: 'Truck driver',
    answer:
      'I slow down early and double the gap to the one in front, on ice more than that. I brake and steer softly and pick a lower gear downhill. In ' +
      'fog I use dipped lights and the rear fog lamp, not full beam, and if I cannot see fifty metres I leave the road at the next place and call ' +
      'the office that I will be late.',
  },
  {
    question: 'You arrive at a scene with three injured people. What do you do in the first two minutes?',
    role: 'Paramedic',
    answer:
      'First I look whether the scene is safe for us, traffic, fire, wires. Then I report what I see and ask for more ambulances. I go to all three ' +
      'quickly and sort them: who is not breathing or bleeding badly comes first, who walks and shouts can wait. I only stop a heavy bleed or open ' +
      'an airway before I move to the next.',
  },
  {
    question: 'A new client wants to hire you. What do you check before you say yes?',
    role: 'Lawyer',
    answer:
      'I search our files for a conflict with other clients and parties. I check who they are, with identity papers, and where the money comes ' +
      'from. Then I ask myself whether I have the knowledge and the time, we agree on the fee in writing, and I look whether a deadline is about to ' +
      'run out.',
  },
  {
    question: 'A patient deteriorates after a blood transfusion has started. Talk me through your actions.',
    role: 'Nurse',
    answer:
      'I stop the transfusion at once and keep the vein open with saline through a new line. I call the doctor and the emergency team, take ' +
      'temperature, pulse, blood pressure and saturation and give oxygen if needed. I compare the name band and the blood bag again, send the bag ' +
      'and a blood sample to the lab, and write everything down.',
  },
  {
    question: 'How do you build a training plan for someone who has not exercised for ten years?',
    role: 'Personal trainer',
    answer:
      'I ask about illnesses, pain and medicine first and send them to a doctor if something sounds wrong. Then we agree on a goal they care about. ' +
      'I test simple things like a squat and a walk, start with two short sessions a week, big movements with their own weight, and raise only one ' +
      'thing at a time. After six weeks we look again.',
  },
  {
    question: 'A result is statistically significant. Why might it still not matter?',
    role: 'Researcher',
    answer:
      'With a very large sample a tiny effect becomes significant, so I look at the size of the effect and its interval and not only at p. It may ' +
      'also be one of twenty tests, so one in twenty comes out by chance. And the sample may not be like the people we care about, or the thing ' +
      'measured may not be what matters to them.',
  },
  {
    question: 'A service leaks memory slowly and falls over every few days. Talk me through your investigation.',
    role: 'Backend developer',
    answer:
      'I look at the graph of memory since which release it grows, and whether it follows traffic. I take heap dumps an hour apart and compare ' +
      'which objects grow and who holds them. Usually it is a cache without limit, listeners that are never removed or sessions in a map. I ' +
      'reproduce it under load in staging, fix it, watch it for a week, and until then restart it on a schedule.',
  },
  {
    question: 'A few loud pupils answer everything in your lessons. How do you get the others to think and speak?',
    role: 'Teacher',
    answer:
      'I give everybody a minute to think and write before anybody speaks, then they tell their neighbour, and only then I call on somebody by a ' +
      'stick with a name on it, so no hands. The loud ones get another job, like summing up at the end. And I wait five seconds after a question, ' +
      'and a wrong answer is met with interest.',
  },
  {
    question: 'You join a product without any tests and a release is due in three weeks. How do you begin?',
    role: 'QA engineer',
    answer:
      'I ask what would hurt most if it broke, payment and login for example, and what broke in the last releases. I test these by hand from a ' +
      'short checklist first and write automated smoke tests for the three main journeys that run at each build. I agree with the team what we will ' +
      'not test, and tell the product owner the risk.',
  },
  {
    question: 'What does a building model give you beyond drawings, and what does it not?',
    role: 'Architect',
    answer:
      'A model finds clashes between pipes and beams before the site does, counts quantities for the cost and keeps all plans and sections the same ' +
      'when something changes. What it does not do is think: wrong data looks just as exact, the details at the joints are still drawn by somebody, ' +
      'and it only helps if everybody keeps theirs up to date.',
  },
];
