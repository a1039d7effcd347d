import type { RoleFamily } from '../questions/role-families.ts';
import { type Biography, story } from './story.ts';

/** Fields that work mostly with people, animals, machines or goods. */
export const HANDS_ON_BIOGRAPHIES: Partial<Record<RoleFamily, Biography>> = {
  nursing: {
    profile:
      'I have been a nurse for six years, the last three on an acute ward with twenty-eight beds, where I often coordinate the shift.',
    drive: 'I like being the person who notices a change early and who still has time to hold a hand.',
    problem: story(
      'On our ward eleven patients had fallen within three months, twice as many as before. I offered to find out why.',
      'I marked each fall by hour and bed. Eight had happened between four and six in the morning, nearly all on the way to the toilet. I suggested a round at half past three in which we ask everybody, put lamps at the beds, and talked it through with the night staff so that it fitted their work.',
      'In the next three months we had four falls and no fracture, and the round is still done because it also saves bells.',
    ),
    people: story(
      'The daughter of a patient shouted at me in the corridor, because her father had waited an hour for pain relief on a full afternoon.',
      'I took her to a quiet room, did not defend us and asked what she had seen. Then I gave him his medicine, checked again after half an hour and told her truthfully how such an hour could happen. I agreed with her whom to call next time.',
      "Her father's pain went from eight to three that evening, and she brought us a card when he went home.",
    ),
    pressure: story(
      'On a night shift one of three nurses called in sick, and within an hour two of our twenty-six patients were getting worse.',
      'I called the site manager at once and said what was no longer safe. I sorted the patients by their early warning scores, gave my colleague the stable side and stayed with the two. I called the doctor with the numbers and with what I needed.',
      'One was moved to intensive care in time, the other was stable by the morning, and no medicine was missed. We reported the staffing, and the rota was changed.',
    ),
    mistake: story(
      'I once prepared the right medicine for the wrong bed, because two patients had nearly the same name. I noticed it at the wristband.',
      'Nothing had been given. Even so I told the nurse in charge, reported it as a near miss and asked whether we could put a mark on charts with like names. I also stopped letting people talk to me while I prepare.',
      'The mark was adopted by three wards, and two other near misses of that kind were found in the following months.',
    ),
  },
  health: {
    profile:
      'I have worked in patient care for seven years, now in a practice with four colleagues that sees about ninety people a day.',
    drive: 'I like it when somebody who came in worried goes out understanding what is wrong and what they can do.',
    problem: story(
      'A quarter of the follow-up appointments in our clinic were missed, and those who stayed away were often the ones who needed us most.',
      'I called thirty of them. Most had not understood why they should return when they felt better, and many could not come before five. I put the reason in one sentence on the card, we opened two evenings a month and sent a reminder with a simple way to change the time.',
      'Missed visits went from twenty-five to eleven percent within half a year, and we found two serious relapses early.',
    ),
    people: story(
      'A patient refused a treatment that I was sure she needed, and I felt that the more I explained, the further away she went.',
      'I stopped explaining and asked what she was most afraid of. Her sister had had a bad time with something similar. I told her what was different, gave her the benefits and risks in plain numbers and suggested a smaller first step with a date to talk again.',
      'She began a week later and went on with it. I learned to ask about fear before I speak about evidence.',
    ),
    pressure: story(
      'One winter morning two colleagues were ill, the waiting room was full and a man with chest pain walked in.',
      'I took him straight to a room, called the ambulance and began the first steps. I asked our receptionist to look at all the others with three questions, and told the room openly that it would take longer. Then I called those who could safely come another day.',
      'He was in hospital within half an hour and recovered. We saw all urgent patients that day, and nobody complained about waiting.',
    ),
    mistake: story(
      'I once took the pain of a patient for a strain, and it was a fracture, which was found two days later.',
      'I called him as soon as I knew, told him that I had missed it and arranged his treatment the same day. I went through the case with my colleagues and wrote down the two signs I had passed over too quickly.',
      'He recovered fully. Since then I ask myself before I close each case what else it could be.',
    ),
  },
  'social-work': {
    profile:
      'I have worked with families and young people for six years, now with about eighteen cases, together with schools, the courts and the health service.',
    drive: 'I like the moment when somebody who had given up makes one decision of their own.',
    problem: story(
      'A boy of fourteen had not been to school for five months, and three plans had failed before I took over.',
      'I did not begin with school. I asked him to show me his day. He was looking after his little sister because his mother worked nights. I found a place for her in early care, spoke with one teacher he trusted and agreed on two hours on three days to begin with.',
      'After ten weeks he came on four days out of five, and his mother could change to day shifts the next spring.',
    ),
    people: story(
      'A father slammed the door on my first visit, because his family had known four workers in two years.',
      'I wrote him a short note with my telephone number, said that I would come on Thursdays at four and came each time. On the third he let me in. I let him say what had gone wrong, promised only what I could keep and showed him everything I wrote.',
      'He worked with us for a year, the children stayed at home, and he later spoke to another father on our behalf.',
    ),
    pressure: story(
      'On a Friday at two, three of my families were in crisis at once, and my colleague was on leave.',
      'I asked of each who was in danger tonight and from what. One could not wait, so I went there with the police. I called the second every two hours, found the third a place with an aunt and wrote a clear handover for the weekend.',
      'All of the children were safe on Monday, and we made a list in the team of who can be called at such hours.',
    ),
    mistake: story(
      'I once promised a girl that she could stay in her group, before it had been decided, and she had to move.',
      'I went to tell her myself and said that I should not have promised it. I asked what would make the move bearable, took her there before and arranged that her best friend could visit. I never again promised what was not in my hands.',
      'She was angry for two weeks and then called me. She said that nobody had ever apologised to her before.',
    ),
  },
  care: {
    profile:
      'I have worked in care for six years, with small children at first and then with older people, and I know both homes and families.',
    drive: 'I like the small things: that somebody eats with pleasure again, laughs or falls asleep without fear.',
    problem: story(
      'A woman with dementia in our home became restless each day at five, cried and tried to leave, and she was to be given more medicine.',
      'I wrote down for ten days what happened before. At five the shift changed, doors banged and it grew dark. Her daughter told me that she had always cooked at that hour. So I turned on the lamps early and prepared vegetables with her at the table.',
      'After two weeks the bad afternoons went from six a week to one, and the medicine was not needed.',
    ),
    people: story(
      'A mother was upset with me because her two-year-old son had come home with a scratch, and she no longer trusted us.',
      'I did not play it down. I told her exactly what had happened, when I had seen it and what I had done, and said that I should have called at noon. I offered her a short message each day for the next weeks.',
      'After a week she asked me to stop, because she was no longer worried, and she recommended us to her neighbour.',
    ),
    pressure: story(
      "One morning I was alone with eight residents, because a colleague's car had broken down, and one of them had a fever.",
      'I called the manager at once. I looked at the sick woman first, gave her something to drink and called the doctor. Then I helped those who had to take medicine on time, and asked two who could manage to have breakfast together and start without me.',
      'Help came after ninety minutes. Everyone had eaten and had their medicine, and the woman was treated the same day.',
    ),
    mistake: story(
      'I once forgot to note that I had given a man his evening drops, and my colleague nearly gave them twice.',
      'She asked before she did it. I went in the next morning and told the manager that it was me and not the system. Since then I write at the bed and not at the desk, and I suggested a tick list on the trolley.',
      'The list was taken up on all floors, and I have not missed an entry since.',
    ),
  },
  teaching: {
    profile:
      'I have been teaching for six years, now with classes of about twenty-six, in a school where half of the pupils speak another language at home.',
    drive: 'I like the silence just before somebody says, now I understand it.',
    problem: story(
      'Half of my class failed a test on fractions that I had thought they were ready for, and I had two weeks before the next topic.',
      'I sorted the papers by error and not by mark. Most could calculate but did not see that a half and two quarters were the same. I put the book away, cut paper strips with them, let them explain to each other and asked one short question at the end of each lesson.',
      'In the second test twenty-two of twenty-six passed, and five weeks later it was still twenty-one.',
    ),
    people: story(
      'A father came to me angry, because he thought that I was unfair to his daughter, and he wanted her moved to another class.',
      'I asked him to tell me what she said at home and listened without defending my marks. I showed him her work from September and now. Then we asked her in. She said that she was afraid of speaking in front of the others, so we agreed that she would answer in writing first.',
      "After six weeks she raised her hand for the first time, and her father came to the parents' evening to say thank you.",
    ),
    pressure: story(
      'One Monday three colleagues were ill, I had to teach two classes at once, and an inspection visitor had announced herself.',
      'I opened the door between the rooms, gave both groups a task on which the older could help the younger, and told the visitor openly what she was going to see. I put the introduction on the board and went to those who were stuck.',
      'Both classes finished, the visitor noted how well the older ones explained, and we kept the idea for one lesson a month.',
    ),
    mistake: story(
      'I once told a boy off in front of the class for homework that he had not done. I learned later that his grandmother had died that night.',
      'I apologised to him the next day, alone and then, because he agreed, in front of the class too. I called his mother. Since then I ask first, and quietly, why something is missing.',
      'He wrote me a letter at the end of the year, and I think the class learned more from that apology than from many lessons.',
    ),
  },
  logistics: {
    profile:
      'I have worked in logistics for six years, from picking to planning shifts, now in a warehouse with about nine thousand articles and forty trucks a week.',
    drive: 'I like it when everything is in its place and the last truck leaves on time.',
    problem: story(
      'Our picking errors had doubled to about six in a thousand lines, and the pressure on the team was growing. I was asked to bring them down.',
      'I stood at the packing tables for three days and wrote down each error. A third came from two articles that looked alike and lay side by side. I moved look-alikes apart, turned the labels so that the number came first and let the team test a second scan for the ten worst.',
      'After six weeks it was two in a thousand, nobody had to be faster, and returns cost us about three thousand less each month.',
    ),
    people: story(
      'A driver of our carrier and our dock leader had a quarrel almost every week over waiting, and it had become loud.',
      'I asked both to write down times for a week. The driver came at the hour he was told, but the dock was told another. The plan was sent out by two people. I made one list with slots that both could see, and brought the two together for a coffee.',
      'Waiting fell from fifty minutes to fifteen, and the driver now calls when he is late.',
    ),
    pressure: story(
      'In the week before Christmas our sorting belt broke, with eleven thousand parcels to go out and two people missing.',
      'I told the shift manager how many we could do by hand, which was about seven thousand, so that sales could warn the rest. I sorted by truck and by promised date, put our fastest people in the middle and changed places every hour so that nobody got too tired.',
      'Seven thousand four hundred left that day, all with a promised date among them, and the remainder followed in the morning.',
    ),
    mistake: story(
      'I once booked a delivery of two pallets to the wrong article, and we sold goods that we did not have.',
      'When I saw it, I told the planner at once, counted the shelf with a colleague and called the three customers concerned. I asked for the booking screen to show a picture, and until it came I read the last four digits aloud.',
      'Two customers waited and one took another size, and that error has not come up again in our shift.',
    ),
  },
  driving: {
    profile:
      'I have been driving for a living for eight years, about ninety thousand kilometres a year, without an accident that was my fault.',
    drive: 'I like being trusted with a vehicle, what is in it and the people around it, and arriving as promised.',
    problem: story(
      'On one of my regular routes I was late almost every Thursday, although I left at the same time as on other days. The office thought that I was taking it easy.',
      'I wrote down arrival and departure at each stop for four weeks. At one place I waited forty minutes every Thursday, because another company was unloaded first. I showed the list to our planner and suggested turning the order of two stops around.',
      'Since then I have been on time on nineteen of twenty Thursdays, and the firm uses about four litres less on that day.',
    ),
    people: story(
      'A customer shouted at me at the gate because his goods were two hours late, and he refused to unload.',
      'I turned the engine off, got out and said that I understood he had people waiting. I told him honestly that there had been a closed road, called our office with him listening and asked what he needed first. It was two pallets, so I put these at the door.',
      'He unloaded everything in the end, and he asked for me by name on the next order.',
    ),
    pressure: story(
      'On a winter evening snow closed the pass on my route, I had three stops left and about two hours of driving time.',
      'I stopped in a safe place, checked the forecast and called the office before it became dangerous. I told them which stop I could still make within my hours, asked them to warn the other two and spent the night where I was.',
      'The goods came at nine the next morning without damage, and two vehicles that had gone on were stuck until noon.',
    ),
    mistake: story(
      'I once scraped a post while reversing in a yard, because I had not got out to look.',
      'I stopped, took photographs, told the owner and my dispatcher at once, although nobody had seen it. Since then I get out before I reverse in any place I do not know, also when I am late.',
      'The repair cost three hundred, the customer stayed friendly, and I have had no damage in the five years since.',
    ),
  },
  hospitality: {
    profile:
      'I have worked in cafes, restaurants and hotels for six years, most recently in a busy place near a station with about four hundred guests on a good day.',
    drive: 'I like a full room in which everyone feels that there is time for them.',
    problem: story(
      'Between half past seven and nine our queue reached the door, and I saw about twenty people leave every morning. I asked my manager whether I could try something.',
      'I watched for three mornings with a watch. The same person took the order, the money and the milk. I suggested that one of us takes orders down the queue, one works the machine and one hands out, and that we prepare the four most common things before half past seven.',
      'The wait went from nine minutes to four, hardly anyone left, and we sold about fifty more breakfasts a day.',
    ),
    people: story(
      'A guest was very loud because his table had been given away, and the other guests had begun to stare.',
      'I went to him, asked him to come to the bar with me and let him tell it. The mistake was ours. I said so, offered him the next table in ten minutes and something to drink, and told him the truth about the time. I looked in twice during his meal.',
      'He stayed with his four guests, apologised for his tone when he left and booked again for the next month.',
    ),
    pressure: story(
      'On a Saturday evening our cook cut his hand, one waiter did not come and we had eighty-five guests booked.',
      'After first aid I spoke with the kitchen about what two people could do well, and we reduced the menu to eight dishes. I called the last large table and offered a later time, told each guest honestly at the door, and ran the drinks myself.',
      'Nobody waited longer than thirty-five minutes, we had two complaints, and the cook was back after a week.',
    ),
    mistake: story(
      'I once served a dish with nuts to a guest who had told me of her allergy, because I had not written it on the order. She noticed before eating.',
      'I took it away, told her plainly that it was my mistake and told the chef. I brought a new meal that he and I had both checked. From then on I repeat allergies aloud at the table and at the pass, and we use a red card.',
      'She stayed and thanked us for being honest, and the red card is used on every shift.',
    ),
  },
  retail: {
    profile:
      'I have worked in shops for six years, most recently as deputy in a store with fourteen colleagues and about seven hundred customers a day.',
    drive: 'I like it when somebody comes in with half an idea and leaves with exactly the right thing.',
    problem: story(
      'Our stock losses had doubled within a year, and everyone thought of thieves. I was asked to look into it.',
      'I counted ten articles every morning for a month. Most of the gaps appeared on the days of delivery and not on the busy days. Two boxes in ten were short, and we signed without counting. I introduced a count of five boxes at the door and claimed each missing piece.',
      'Losses fell from two and a half to just over one percent, and the supplier changed the way he packs.',
    ),
    people: story(
      'A customer wanted to return shoes that she had clearly worn for weeks, and she called me unfair in front of others.',
      'I kept my voice low, asked her what was wrong with them and looked at the shoes with her. The sole had come off, which should not happen. I explained why I could not give her the money but could have them repaired or replaced, and let her choose.',
      'She took the repair, was back after ten days with her sister, and the two bought boots.',
    ),
    pressure: story(
      'On the first day of the sale the till system failed at eleven, with about sixty people in the shop.',
      'I asked a colleague to make an announcement with a true estimate of the time, opened the cash drawer with paper slips for those who could pay cash, and noted articles and telephone numbers of the others. I put our friendliest colleague at the door with water.',
      'It took thirty-five minutes. We lost about ten customers instead of sixty, and the cash was right in the evening.',
    ),
    mistake: story(
      'I once put a price of nineteen on a shelf instead of twenty-nine, and eleven people had bought it before I saw it.',
      'I told my manager at once, left the price for those who already had it in their hands and changed the label. Since then one of us prints and another one hangs the labels, and we test three with the scanner.',
      'It cost us about one hundred and ten, and since then we have had no wrong shelf price in two years.',
    ),
  },
  trades: {
    profile:
      "I learned my trade from the bottom up and have worked in it for eight years, in workshops and at customers' homes, the last three with an apprentice of my own.",
    drive:
      'I like finding a fault that others gave up on, and leaving work behind that I would be glad to have at home.',
    problem: story(
      'A bakery had a lift for its racks on which the same steel bracket broke every few weeks, and two companies had simply replaced it each time. I was asked to try once more.',
      'I did not change anything at first. I asked the bakers when it happened and watched it for a morning. A guide rail was bent by a few millimetres, so each rack hit the bracket with a jolt. I straightened the rail, made a new bracket with a rounded corner instead of a sharp one, and tested it for an hour under full load.',
      'It has held for two years. The bill was three hundred and eighty instead of the new lift that they were about to order.',
    ),
    people: story(
      'A customer was very angry because the repair was going to cost twice what she had thought, and she felt cheated.',
      'I took her to the spot, showed her what I had found when I opened it up, and what would happen if we left it. I gave her two ways with prices, one that would last for years and one to get her through the winter, and left her time to decide.',
      'She chose the lasting one, and has since sent me three of her neighbours.',
    ),
    pressure: story(
      'On a Friday afternoon in January the heating failed in a house with twelve flats, and the part could not be had before Monday.',
      'I made it safe first and asked who had small children or was ill. I fitted a part from our store that would carry half of the load, set up electric heaters for three flats and showed the caretaker what to look at. I came back on Saturday.',
      'All flats were at nineteen degrees over the weekend, and the right part went in on Monday before noon.',
    ),
    mistake: story(
      'I once drilled into a pipe because I had trusted an old drawing and had not measured.',
      'I shut the water off, told the customer at once and worked until nine in the evening to put it right at our cost. Since then I never drill without the detector, and I teach it to my apprentice as the first thing.',
      'The customer still calls us, and it has not happened to me again in six years.',
    ),
  },
  construction: {
    profile:
      'I have worked on building sites for nine years, from labouring to running a crew of twelve, mostly on housing and schools.',
    drive: 'I like driving past a building years later and knowing what is behind its walls.',
    problem: story(
      'On a site with forty flats we were three weeks behind, because each trade waited for the one before. I was asked to get the time back.',
      'I sat down with all of the foremen in front of one plan on the wall. We divided the house into zones of four flats and gave each trade five days a zone. Each Thursday we cleared what would stop the next week: material, drawings, scaffolding.',
      'After seven weeks we were back on plan, with less overtime than before, and we handed over two days early.',
    ),
    people: story(
      'The plasterers and the electricians on my site blamed each other for damaged walls and had nearly come to blows.',
      'I took both foremen through the rooms and let each show me what bothered him. The real reason was that they had been sent into the same rooms on the same days. I changed the order, and we agreed on photographs at each handover.',
      'The damage stopped within a week, and at the end they invited each other to the topping-out.',
    ),
    pressure: story(
      'The night before we were to pour a ceiling the forecast changed to heavy rain, and the concrete was booked for seven.',
      'I called the plant at five and asked for the latest hour at which I could still cancel. I had the covers laid out, pumps ready and the reinforcement checked again. At six I decided with the engineer to wait for one day and put the crew onto the walls.',
      'It rained forty millimetres. The ceiling was poured the day after without a fault, and we lost three hours rather than a ceiling.',
    ),
    mistake: story(
      'I once set out a wall from an old revision of the drawing, and it stood twelve centimetres wrong.',
      'I noticed it at the second course, stopped the work and told the site manager before anybody asked. We took it down that day. Since then old drawings are collected at the hut each morning, and I read the revision aloud.',
      'It cost us one day for three men, and we have not built from an old sheet again.',
    ),
  },
  manufacturing: {
    profile:
      'I have worked in production for eight years, on and then in charge of a line that makes about two thousand housings per shift.',
    drive: 'I like a line that runs quietly, and improving it a little with the people who stand at it.',
    problem: story(
      'Our scrap had risen from two to seven percent on the night shift only, and it was said that the people were careless. I was asked to look.',
      'I stayed for three nights and measured a part every half hour. The parts grew smaller towards the morning, when the hall cooled down to fourteen degrees. We let the machine warm up, moved the first adjustment to four in the morning and closed a gate that nobody had thought of.',
      'Scrap came down to one and a half percent, and the night shift got an apology and a cake.',
    ),
    people: story(
      'An experienced operator refused to follow a new work instruction, and the younger ones began to do the same.',
      'I asked him to show me his way. At two points it was better and at one it was dangerous. I told him both, rewrote the instruction with him and put his name on it.',
      'All three shifts followed it within a week, our changeover became eleven minutes shorter, and he now trains the new colleagues.',
    ),
    pressure: story(
      'On a Thursday our main machine stopped with a broken spindle, and a customer would have run out of parts by Monday.',
      'I told planning within half an hour how many parts we had and how many we could make on the old machine. I set that one up with a colleague, released it with a first check, and asked two people to work on Saturday of their own free will.',
      'On Monday the customer had eighty percent and the rest on Tuesday, and his line never stopped.',
    ),
    mistake: story(
      'I once let a wrong setting run for forty minutes after a changeover because I had measured the first part in a hurry.',
      'I stopped as soon as I saw it, fenced off the three hundred and twenty parts and called quality myself. Since then the first part is measured by two people, and the sheet has a field for it.',
      'We could rework most of them, sixty were scrap, and no such batch has come from our line again.',
    ),
  },
  agriculture: {
    profile:
      'I have worked on farms and in gardens for eight years, most recently on a mixed farm with sixty hectares and eighty cows.',
    drive:
      'I like seeing with my own eyes in the evening what I have done, and planning with the seasons rather than against them.',
    problem: story(
      'Our milk fell by about twelve percent in one autumn, and no animal looked ill. I wanted to know why before we bought more feed.',
      'I compared the groups, and only the cows in the back half of the shed gave less. I sat there for two hours and saw that they hardly drank. The pipe had silted up, and the trough filled at a third of the rate. I cleaned the pipe and put in a second trough.',
      'After two weeks the milk was back, for about four hundred instead of five thousand a winter for feed.',
    ),
    people: story(
      'A neighbour was furious because spray from our field had drifted into his garden, and he threatened to go to court.',
      'I went over the same evening without excuses, looked at the plants with him and showed him what had been used and when. I offered to replace the damage, told him the next dates in advance and left a strip of six metres unsprayed.',
      'He did not go to court, we talk over the fence again, and the strip is full of bees.',
    ),
    pressure: story(
      'In the middle of the hay harvest a thunderstorm was forecast for four in the afternoon, eight hectares lay dry and one tractor broke down.',
      "I decided by ten what could be saved. We brought in the five best hectares, I asked the neighbour for his wagon and promised him a day's help, and left the rest spread out instead of in rows so that it would dry again.",
      'At half past three the five hectares were under the roof, and three days later we had most of the others too.',
    ),
    mistake: story(
      'I once left a gate unlatched, and fifteen heifers were on the road at five in the morning.',
      'I called the police so that the traffic was warned, brought them back with two neighbours and told the farmer myself. Since then I close a gate, pull at it and only then walk on, and the two gates to the road have a chain.',
      'Neither animal nor person was hurt, and nothing has got out since.',
    ),
  },
  protection: {
    profile:
      'I have worked in protection and emergency services for seven years, on shifts, with responsibility for a large site and the people on it.',
    drive: 'I like being the calm one when others are afraid, and going home knowing that everybody is safe.',
    problem: story(
      'At one entrance of our site things were stolen about twice a month, always at night, and the cameras showed nothing useful.',
      'I put all cases on a map with the hours. They happened within twenty minutes after our patrol had passed, so somebody knew our times. I suggested rounds at changing hours, moved one lamp and one camera by a few metres and asked the cleaners what they had seen.',
      'The thefts stopped after three weeks, one man was caught in the act, and we kept the changing rounds.',
    ),
    people: story(
      'A man who had been drinking refused to leave the premises and became louder with each sentence of mine.',
      'I took a step back, lowered my voice and asked his name and what had happened that evening. A colleague kept the others away. I gave him a choice with two dignified ways and time to take it, and I did not touch him.',
      'After seven minutes he went with me to a taxi, nobody was hurt, and I wrote the report that same hour.',
    ),
    pressure: story(
      'During an event with three thousand people a fire alarm went off in one hall while another entrance was blocked by a fallen barrier.',
      'I believed the alarm, reported it with the place and sent two colleagues to clear the barrier. I opened the side exits, gave short clear orders and had somebody go with two people in wheelchairs. At the assembly point I counted the staff and asked for what was missing.',
      'The hall was empty after six minutes, it was a burnt cable, and we changed the barrier afterwards.',
    ),
    mistake: story(
      'I once signed for a round that I had cut short because of rain, and that was the night a window stood open.',
      'Nothing was missing. I told my supervisor the next morning anyway, corrected the log and took the talk that followed. I have never again signed for anything that I did not do.',
      'He said that he would rather have an open window than a false log, and half a year later he made me shift leader.',
    ),
  },
  'personal-services': {
    profile:
      'I have worked directly with clients for seven years, and about two thirds of my appointments are people who have been coming to me for longer than a year.',
    drive: 'I like seeing somebody leave more upright than they came in.',
    problem: story(
      'Of ten new clients in our business only four came a second time, and we did not know why. I asked whether I might find out.',
      'I called fifteen of them with two friendly questions. Most had been content with the result, but surprised by the price and the time. I began to say both before I start, showed them how to look after it at home and offered the next date before they left.',
      'After four months seven of ten came back, and we needed less advertising.',
    ),
    people: story(
      'A client was in tears and angry, because the result was not what she had imagined, and other clients were listening.',
      'I sat down beside her, asked her to show me exactly what bothered her and did not say that it looked good. I told her what I could change at once and what would need a few weeks, did the first without charge and gave her my number.',
      'She came back after three weeks, was content, and is now one of my most faithful clients.',
    ),
    pressure: story(
      'On the Saturday before a holiday a colleague fell ill, and we had twenty-three appointments for two people.',
      'I went through the book at half past seven and called all those for whom another day would do. I put the demanding ones early, shortened what could be shortened without loss and told everyone at the door how long it would take. We gave each other ten minutes at noon.',
      'We served nineteen, three were glad of another day, and one left. The takings were nearly as usual.',
    ),
    mistake: story(
      'I once used a product on a client without asking again about allergies, because she had been to us before. Her skin turned red.',
      'I rinsed it at once, cooled it and stayed with her, called a doctor for advice and telephoned her in the evening and the next morning. Since then I ask at each visit and test on a small place.',
      'It was gone after a day, she came again, and the question is printed on our card.',
    ),
  },
  cleaning: {
    profile:
      'I have looked after buildings for seven years, first as a cleaner and now for an office house with six floors and about three hundred people.',
    drive: 'I like the hour in the morning when everything is fresh and nobody has come in yet.',
    problem: story(
      'In one corridor there was a bad smell every Monday, and three of us had cleaned it again and again. I wanted to know where it came from.',
      'I came in on a Sunday evening and went from door to door. In a room that was hardly used a floor drain had dried out. I poured in water with a little oil, put that drain on the weekly list and looked at all of the others in the house.',
      'The smell has not come back, two more dry drains were found, and we saved about three hours of cleaning a week.',
    ),
    people: story(
      'A department left its kitchen so dirty each evening that I needed half an hour for it, and notes on the wall had only made people angry.',
      'I came in one afternoon and introduced myself. I asked what would make it easier for them. The dishwasher was always full at four, because nobody knew whose turn it was. We agreed that I start it at five and that they clear it at nine.',
      'After two weeks it took me eight minutes, and they invited me to their summer party.',
    ),
    pressure: story(
      'On the morning of a visit by important guests a pipe had burst, and water stood in the entrance hall two hours before they came.',
      'I shut off the main valve, switched off the power in that part and blocked the way. I called the plumber and the manager, and asked two colleagues to leave the upper floors. We cleared the water with machines and opened the side entrance with a clean carpet.',
      'The guests came in dry at ten, nobody slipped, and the lifts were running again by noon.',
    ),
    mistake: story(
      'I once used the wrong product on a stone floor because the bottle had lost its label, and it left dull marks.',
      'I stopped, rinsed and called my supervisor before anyone had seen it. I helped the man who polished it again. Since then no bottle without a label stays on my trolley, and I test in a corner.',
      'The repair cost two hundred and forty, and all of the trolleys in our company are checked on Fridays now.',
    ),
  },
  architecture: {
    profile:
      'I have worked as an architect for eight years, mostly on housing and schools, from the first sketch to the handover, the last two as project lead.',
    drive: 'I like the moment when people move into a space and use it better than I had imagined.',
    problem: story(
      'The first estimate for a school of ours was eighteen percent over the budget, and the town was about to stop the project. I had four weeks to find a way.',
      'I compared the plan with three built schools. We had forty percent more corridor than they had. I turned the corridors into learning areas together with two teachers, shortened the spans and kept the large windows that everybody wanted.',
      'We came in two percent under the budget with the same number of classrooms, and the learning areas are what visitors photograph.',
    ),
    people: story(
      'A client kept rejecting our designs for her house, and after the third one she no longer wanted to talk to us.',
      'I asked her to show me where she likes to sit in her present home, and at what hour. She took me to a narrow bench by a kitchen window. We had been talking about square metres and she about morning light. I built a small cardboard model with that bench in it.',
      'She agreed within a week, and she still sends me a photograph every spring.',
    ),
    pressure: story(
      'Nine days before we had to hand in the plans the structural engineer told us that the ground would not carry our basement.',
      'I stopped all of the detailed work and listed what depended on the basement: plant, bicycles and storage. With the engineer and the client I moved the plant to the roof and the bicycles into a pavilion. I divided the drawings anew and checked them each evening.',
      'We handed in on the day, permission came without conditions, and the building cost less than with the basement.',
    ),
    mistake: story(
      'I once drew a stair with a headroom that was six centimetres too low, because I had forgotten the floor finish.',
      'The carpenter noticed it. I drove to the site the same day, said that the error was mine and found a solution with him that changed two steps. Since then I draw each stair in section with all layers before anything else.',
      'It cost eleven hundred, the client did not lose a day, and my section is now a template in the office.',
    ),
  },
};
