import type { FamilyQuestions } from './question-types.ts';

export const nursingQuestions: FamilyQuestions = {
  family: 'nursing',
  Behavioral: {
    Easy: {
      motivation: ['What made you choose nursing, and what keeps you in it?'],
      communication: ['Tell me about a time you calmed a frightened patient or relative.'],
      teamwork: ['What makes a good handover from one shift to the next, in your experience?'],
    },
    Medium: {
      conflict: ['Tell me about a time you questioned an order or instruction from a doctor.'],
      prioritisation: [
        'Describe a shift on which several patients needed you at once. Whom did you see first, and why?',
      ],
      service: ['Tell me about a relative who was angry about the care on your ward. How did you respond?'],
      resilience: ['How did you look after yourself after a shift that stayed with you?'],
    },
    Hard: {
      integrity: [
        'Tell me about a medication error or near miss that you were part of. What did you do in the first ten minutes?',
      ],
      communication: ['Describe a conversation with a family whose loved one was not going to recover.'],
      teamwork: [
        'Tell me about a shift that was dangerously short of staff. How did you and your team keep people safe?',
      ],
    },
    Advanced: {
      'decision-making': [
        'Tell me about a time a patient refused care that you believed they needed. Where did you draw the line?',
      ],
      leadership: [
        'Describe a change in practice that you brought to your ward and how you got sceptical colleagues to keep it up.',
      ],
    },
  },
  Technical: {
    Easy: {
      fundamentals: [
        {
          ask: 'Which observations do you take on a new admission, and what would worry you straight away?',
          answer:
            'Breathing rate, oxygen saturation, blood pressure, pulse, temperature and level of consciousness, scored on the early warning chart. A raised breathing rate or new confusion worries me first, because they change before blood pressure does.',
        },
      ],
      safety: [
        {
          ask: 'What do you check before you give any medication?',
          answer:
            'Right patient by two identifiers, right drug, dose, route and time, then allergies, the indication and the last observations. Afterwards I document and look for the effect.',
        },
      ],
      method: [
        {
          ask: 'How do you structure a call to a doctor about a patient who is getting worse?',
          answer:
            'With SBAR: situation in one sentence, the background that matters, my assessment with the numbers, and what I ask for and by when. I read back the orders.',
        },
      ],
      quality: [
        {
          ask: 'How do you lower the risk of pressure sores in a patient who cannot move?',
          answer:
            'Score the risk on admission, look at the skin every shift, turn at least every two hours, use the right mattress, keep skin dry, and mind protein and fluids.',
        },
      ],
    },
    Medium: {
      diagnosis: [
        {
          ask: 'A patient on your ward suddenly becomes confused. What do you look for, and in which order?',
          answer:
            'Airway, breathing and circulation first, then a full set of observations, blood glucose and oxygen. After that I think of infection, urine retention, pain, new drugs, alcohol withdrawal and stroke, and call for help early with the score.',
        },
      ],
      safety: [
        {
          ask: 'How do you recognise sepsis early, and what happens in the first hour?',
          answer:
            'Fast breathing, new confusion, low pressure or mottled skin with a likely infection. In the first hour: oxygen if needed, cultures and lactate, antibiotics, fluids and urine output, with senior help called at the start.',
        },
      ],
      tools: [
        {
          ask: 'How do you keep your documentation accurate when the shift is busy?',
          answer:
            "I chart at the bedside as it happens, note times rather than impressions, use the patient's own words for symptoms, and correct errors openly with date and initials.",
        },
      ],
      method: [
        {
          ask: 'Walk me through how you prepare a patient and family for going home.',
          answer:
            'I start at admission: what they could do before and who helps. Before discharge I use teach-back on medicines and warning signs, check equipment and follow-up, and give one number to call.',
        },
      ],
      measurement: [
        {
          ask: 'How do you assess pain in someone who cannot tell you about it?',
          answer:
            'I watch face, movement, breathing, guarding and change from their normal, using a behavioural scale, ask the family what is usual, treat, and score again within the hour.',
        },
      ],
    },
    Hard: {
      judgement: [
        {
          ask: 'You have one free bed and two patients who need it. What do you want to know before you speak up for one of them?',
          answer:
            'Trend and not just the single score, what each needs that the present place cannot give, how fast each could worsen, and the agreed limits of treatment. I bring that to the senior doctor and bed manager as a clear recommendation.',
        },
      ],
      safety: [
        {
          ask: 'A patient deteriorates after a blood transfusion has started. Talk me through your actions.',
          answer:
            'Stop the transfusion, keep the line open with saline in a new set, check airway and observations, call for help, check identity against the bag, keep the bag for the laboratory, and report it.',
        },
      ],
      diagnosis: [
        {
          ask: 'The numbers on the monitor look fine but you feel that something is wrong with the patient. What do you do?',
          answer:
            'I examine the patient and not the screen: work of breathing, skin, urine, behaviour, trend over hours. Nurse worry is a valid trigger, so I escalate, say exactly what I see and ask for a review at the bedside.',
        },
      ],
      quality: [
        {
          ask: 'Falls on your ward have doubled in three months. How would you find out why and bring them down?',
          answer:
            'I map each fall by time, place and cause, look at staffing, toileting rounds, sedatives and footwear, test one change such as hourly rounding for two weeks, and show the count of days without a fall.',
        },
      ],
    },
    Advanced: {
      judgement: [
        {
          ask: 'How do you weigh the safety of a restless patient against their dignity and freedom?',
          answer:
            'I look for the cause first: pain, bladder, fear, drugs. Then the least restrictive measure: presence, a low bed, familiar voices. Restraint is the last step, for the shortest time, documented, reviewed and explained to the family.',
        },
      ],
      improvement: [
        {
          ask: 'Your ward must bring in a new electronic record next month. How would you plan that without putting patients at risk?',
          answer:
            'Super-users on every shift, practice on dummy patients, extra staff in the first week, paper as a tested fallback, and a daily huddle that collects near misses and fixes the worst one the same day.',
        },
      ],
      design: [
        {
          ask: "How would you staff and organise a thirty-bed ward if you could start from the patients' needs?",
          answer:
            'I would score acuity every shift, match skill mix to it rather than to bed count, protect a supernumerary coordinator, and keep the same nurse with the same patients where possible.',
        },
      ],
      safety: [
        {
          ask: 'What makes nurses stop reporting near misses, and how would you turn that around?',
          answer:
            'Blame, forms that take too long and silence afterwards. I would cut the form to a minute, thank people in public, and show each week what changed because of a report.',
        },
      ],
    },
  },
  specialties: [
    {
      words: ['icu', 'intensive', 'critical'],
      Technical: {
        Easy: {
          tools: [
            {
              ask: 'What do you check on the ventilator and around the bed at the start of a shift in intensive care?',
              answer:
                'Tube position and securing, ventilator settings and alarm limits against the orders, cuff pressure, suction and a bag-valve mask at hand, then lines, pumps with doses, drains and emergency drugs.',
            },
          ],
        },
        Medium: {
          diagnosis: [
            {
              ask: 'The high pressure alarm on the ventilator sounds. How do you work through it?',
              answer:
                'Look at the patient first and give full oxygen. Then displaced, obstructed, pneumothorax, equipment: suction the tube, check for biting and kinks, listen to both sides, and bag by hand if I am unsure.',
            },
          ],
          safety: [
            {
              ask: 'How do you care for a patient on noradrenaline, and what could go wrong with the infusion?',
              answer:
                'Central line, invasive pressure, target mean pressure, a labelled dedicated lumen and no boluses. Dangers are a pump running dry, a change of syringe that drops pressure, and tissue damage from leakage, so I double-pump at changes.',
            },
          ],
        },
        Hard: {
          judgement: [
            {
              ask: 'When do you think a ventilated patient is ready for a trial of breathing alone, and when do you stop it?',
              answer:
                'Cause improving, low oxygen and pressure support, awake enough, strong cough, stable pressure. I stop with fast shallow breathing, falling saturation, sweating, a new rhythm or agitation, and write down why.',
            },
          ],
        },
        Advanced: {
          judgement: [
            {
              ask: 'How do you support a team and a family when intensive treatment is about to be withdrawn?',
              answer:
                'One plan agreed by all before we speak, no pager in the room, honest words such as dying, comfort drugs ready first, the family at the bedside, and a short debrief for the team afterwards.',
            },
          ],
        },
      },
    },
    {
      words: ['midwife', 'midwifery', 'obstetric', 'maternity', 'hebamme'],
      Technical: {
        Medium: {
          diagnosis: [
            {
              ask: 'What on a fetal heart trace makes you call for help, and what do you do while you wait?',
              answer:
                'Late or prolonged decelerations, lost variability or a slow baseline. I change position, stop oxytocin, check for cord and bleeding, give fluids as ordered and prepare for delivery.',
            },
          ],
        },
        Hard: {
          safety: [
            {
              ask: 'A mother starts to bleed heavily after birth. Take me through the first five minutes.',
              answer:
                'Shout for help, massage the uterus, empty the bladder, two large lines and bloods, oxytocic drugs in order, tranexamic acid, check placenta and tears, and one person who keeps time and measures the loss.',
            },
          ],
        },
      },
    },
  ],
};
