import type { FamilyQuestions } from './question-types.ts';

/** More technical questions for fields that work with people, goods, land and machines. */
export const furtherHandsOnQuestions: readonly FamilyQuestions[] = [
  {
    family: 'social-work',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'What do you write down after a contact with a client, and how do you word it?',
            answer:
              'What I saw and heard, what was said in their words, what was agreed, who does what by when, and my assessment marked as such. I write on the same day, without labels, as if the client read it.',
          },
        ],
        safety: [
          {
            ask: 'How do you keep yourself safe on a visit, and when do you leave?',
            answer:
              'I read the file, tell somebody where I am and when I will call, park so that I can go, and sit near the door. I leave when there are threats, drink or a feeling I cannot explain, and go again with a second person.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you bring several services to work on one family without the family losing track?',
            answer:
              'One plan on one page with the aims of the family, one named person they can call, a meeting with all every six weeks at which they speak first, and a note of who does what. I ask for consent before I share.',
          },
        ],
      },
    },
  },
  {
    family: 'care',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'Which aids do you use to move a person, and how do you choose between them?',
            answer:
              'Sliding sheet, belt, standing aid or hoist, by what the person can do today, their weight, pain and fear. I read the plan, check the aid, explain each step and use two people where the plan says so.',
          },
        ],
        quality: [
          {
            ask: 'How do you help someone eat and drink who eats very little?',
            answer:
              'I ask what they like, sit them upright, offer small portions often, take time and sit down too. I watch for coughing, write down what was taken and tell the nurse when weight or drink falls.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you look after a person with dementia who refuses to be washed?',
            answer:
              'I do not insist. I look for the reason: cold, pain, shame, a strange face. I come back later, use warm towels and their usual order, let them do a part, and wash only what is needed. I note what worked.',
          },
        ],
      },
    },
  },
  {
    family: 'logistics',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'What should a handheld scanner or warehouse system stop you from doing, and where do people work around it?',
            answer:
              'It stops the wrong place, article or amount. People work around it when scanning is slower than typing, labels are torn or the count is known to be wrong. I mend those causes, since a ban alone changes nothing.',
          },
        ],
        quality: [
          {
            ask: 'How do you pack and secure goods so that they arrive whole?',
            answer:
              'Heavy below, no gaps, edges protected, weight shared over the axles, straps or blocks by weight and not by feeling, labels outwards. I take a picture, and look at damage reports to see which packing fails.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'A key supplier stops delivering tomorrow. How do you keep the chain running?',
            answer:
              'I list which articles run out on which day, who waits for them and what can replace them. I share the stock by importance, ask second suppliers and other sites, and tell customers before they find out.',
          },
        ],
      },
    },
  },
  {
    family: 'driving',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you read the papers and the recorder of your vehicle, and what do you do when something is wrong in them?',
            answer:
              'I compare load, weight and addresses with what stands on the vehicle, check my times and the mode, and keep the last days ready. A fault I write on the print-out, tell the office and do not drive off.',
          },
        ],
        method: [
          {
            ask: 'How do you secure a load or help passengers so that nothing moves or falls?',
            answer:
              'Weight low and against the front wall, straps by the weight, checked again after the first miles. With passengers I wait until they sit or hold, keep gaps, brake early, and lower the step for those who need it.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'You are the first at an accident on a fast road. What do you do, in order?',
            answer:
              'I stop at a distance, hazard lights, vest, triangle, and look for danger to me. Then I call with place and number of injured, help the quiet ones first, keep people behind the barrier, and note what I saw.',
          },
        ],
      },
    },
  },
  {
    family: 'retail',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'What do you do at the till when a price, a card or the whole system fails?',
            answer:
              'I stay calm and say it, check the shelf, ask for a release where I must, take the next payment by another way, write sales down with time and amount, and enter them twice-checked afterwards. Nobody leaves unnoticed.',
          },
        ],
        quality: [
          {
            ask: 'How do you arrange a shelf or a window so that it sells?',
            answer:
              'Best sellers at eye level, what goes together side by side, one clear price, no gaps, the oldest date in front. I look at it from the door, change one thing and compare the sales of two weeks.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'Stock losses have risen. How do you find out where the goods go?',
            answer:
              'I separate loss at delivery, in the shop, at the till and on paper. I count the ten worst articles every week, compare deliveries with notes, look at returns and voids by hour, and change one thing at a time before I suspect anybody.',
          },
        ],
      },
    },
  },
  {
    family: 'construction',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you check levels, lines and right angles on site?',
            answer:
              'With the laser set up from the fixed point and checked at the end, a line and a level for short ways, and three, four, five for the corner. I measure twice from two sides and note the mark I used.',
          },
        ],
        judgement: [
          {
            ask: 'When do you stop work because of the weather, and what do you do meanwhile?',
            answer:
              'Wind stops cranes and sheets, frost stops concrete and mortar, lightning stops everything high. I know the limits of the material and the plan. Meanwhile I secure, cover, do inside work and tell the site manager early.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'You open a wall and find something that is not in the drawings. How do you go on?',
            answer:
              'I stop, make it safe, think of power, gas, asbestos and load, take pictures with measures, and call the site manager or engineer. I work elsewhere until there is a written answer, and note the hours.',
          },
        ],
      },
    },
  },
  {
    family: 'architecture',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'What does a building model give you beyond drawings, and what does it not?',
            answer:
              'Clashes found early, quantities, and all plans from one source. It does not think: wrong levels spread quickly, and too much detail too early binds the design. I agree who models what and how exact.',
          },
        ],
        measurement: [
          {
            ask: 'How do you keep the cost of a design in view while it still changes?',
            answer:
              'I set a target by area and by part, estimate after each stage with the same breakdown, keep a reserve, and show the client what each change costs before it is drawn. Surprises sit in ground, services and fronts.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you deal with a listed or very old building that has to get a new use?',
            answer:
              'I survey and read it first: what carries, what is worth keeping, where the moisture is. I talk with the authority early, put new parts where they can be removed, and change the use to fit the building where I can.',
          },
        ],
      },
    },
  },
  {
    family: 'manufacturing',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you set up a machine for a new part so that the first piece can be right?',
            answer:
              'Drawing, material and programme checked, tools measured, clamped as on the sheet, slow first run with one hand at the stop, then I measure the first piece in full and let a second person release it.',
          },
        ],
        quality: [
          {
            ask: 'How do you check parts during a shift, and what do you do with a bad one?',
            answer:
              'At the intervals of the plan and after each change, with a gauge that is in date. A bad part is marked and set aside, I look back to the last good one, stop if the trend goes on, and write it down.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you shorten the time for changing over a line?',
            answer:
              'I film it, part what can be prepared while it runs from what needs the stop, move the first outside, replace screws by clamps, set fixed positions, and practise as a team. Then I write the order down and time it again.',
          },
        ],
      },
    },
  },
  {
    family: 'agriculture',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you set up and check a sprayer, seeder or milking machine before use?',
            answer:
              'I read the label or plan, calibrate with water or a short strip, check nozzles, pressure, depth or vacuum, wear what protects me, and note the setting. A few minutes there save a field or a herd.',
          },
        ],
        quality: [
          {
            ask: 'How do you tell that an animal or a crop is doing well before anything is wrong?',
            answer:
              'I look at the same time each day: feed left, dung, gait, ears and quiet chewing, or colour, height and roots. I know what is usual here and write down what differs, since a small change comes first.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you bring tired soil back to yield?',
            answer:
              'I take samples and dig a hole first: structure, roots, water, lime. Then lime and organic matter as needed, fewer passes when wet, deep-rooting plants between, and a wider rotation. I compare strips and give it three years.',
          },
        ],
      },
    },
  },
  {
    family: 'public-service',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you keep a file so that a colleague can decide on it tomorrow?',
            answer:
              'Complete, in order of time, each contact noted with date and name, reasons beside the decision, what is missing and asked for, and the next date on top. Only what belongs to the matter goes in.',
          },
        ],
        quality: [
          {
            ask: 'How do you write a decision that a citizen understands and a court accepts?',
            answer:
              'First the result, then the reason in plain words with the facts of this case, then the rule, then what they can do and until when. I let somebody outside the office read it and avoid copied blocks.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'You have to introduce a new rule that staff and citizens dislike. How do you go about it?',
            answer:
              'I learn its aim and its room, ask those who apply it what will fail, prepare forms and answers, start with one office, tell citizens what changes for them and when, and report back what the rule does not see.',
          },
        ],
      },
    },
  },
  {
    family: 'protection',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you use a radio so that you are understood at once?',
            answer:
              'I think, press, wait a second, say whom I call and who I am, then place, what, how many and what I need, in short words. I repeat numbers, end clearly, and keep the channel free.',
          },
        ],
        measurement: [
          {
            ask: 'How do you judge how dangerous a place or an event will be beforehand?',
            answer:
              'I look at numbers, alcohol, weather, ways in and out, what happened last time and who might clash. I walk it, count the exits by people a minute, name three likely events, and plan people and a meeting point for each.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'You take charge of an incident with injured people and little information. What are your first five minutes?',
            answer:
              'I stop where I can see, report what I see, name one place of command, keep people out of danger, sort the injured by need, ask for what I lack, give each person one task, and look again after five minutes.',
          },
        ],
      },
    },
  },
  {
    family: 'personal-services',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'How do you clean and store your tools between two clients, and why in that way?',
            answer:
              'First wash off what is visible, then disinfect for the full time on the bottle, dry and store closed, with single-use parts thrown away. Dirt protects germs, so wiping alone is not enough. I have two sets.',
          },
        ],
        quality: [
          {
            ask: 'How do you find out in five minutes what a new client really wants?',
            answer:
              'I ask what they liked and disliked last time, what their day allows, and for a picture. I look and touch, say back what I understood, name what is possible today with price and time, and begin only then.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you mend a result with which a client is unhappy?',
            answer:
              'I listen, look in good light, ask what exactly disturbs them and do not defend it. I say what can be mended now and what needs days, do it at my cost if it was my fault, and call after a week.',
          },
        ],
      },
    },
  },
  {
    family: 'cleaning',
    Technical: {
      Medium: {
        tools: [
          {
            ask: 'Why do cleaners use cloths and mops of different colours, and how do you handle them?',
            answer:
              'So that what touched a toilet never touches a table. Each area has its colour, cloths are folded and turned, changed by room, washed hot and dried. I never put a used one back into the clean water.',
          },
        ],
        measurement: [
          {
            ask: 'How do you work out how long a building will take to clean?',
            answer:
              'By area and use: so many square metres an hour for open floors, more time for toilets, stairs and kitchens, plus ways and water changes. I do one trial round, time it and correct the plan.',
          },
        ],
      },
      Hard: {
        method: [
          {
            ask: 'How do you clean up blood or other body fluids?',
            answer:
              'I close the place, put on gloves, apron and eye protection, take it up with absorbent, disinfect from outside to inside for the full time, pack it as infectious waste, wash my hands and report it. Needles only with tongs.',
          },
        ],
      },
    },
  },
];
