/** Good answers that never name what was asked for: anyone who leads seldom says "leadership". */
export const UNNAMED_ANSWERS: readonly { question: string; answer: string }[] = [
  {
    question: 'Tell me about a time you took the lead.',
    answer:
      'We had 2,300 parcels due by midnight and our sorting belt broke. I asked Rosa to teach the others the hand scanners, told the new people to ' +
      'stay with her, and took the heaviest lane myself. Every half hour we counted and I moved two people to the slowest lane. We finished at ' +
      '23:40 with all but ten parcels out.',
  },
  {
    question: 'Describe a time you had to adapt to a sudden change.',
    answer:
      'Our school closed on a Friday and on Monday I had 26 children to teach from home, nine of them without a computer. Over the weekend I ' +
      'recorded five reading lessons on my phone and asked our bus driver to bring paper tasks to the nine families. I called four families a day ' +
      'and after six weeks 25 of 26 children handed in their work.',
  },
  {
    question: 'Tell me about a time you demonstrated leadership.',
    answer:
      'When our bakery got the hospital order nobody knew how we would fill 600 boxes before six. I drew a table with five stations on the wall, ' +
      'put the two quickest hands on the glaze and asked Amir to call out the time every ten minutes. At four we were behind, so I pulled the ' +
      'apprentice off the tins and showed her how to fold. The van left at ten to six and the hospital still orders from us.',
  },
  {
    question: 'Tell me about a conflict with a coworker.',
    answer:
      'Marta and I shared the front desk and she thought that I left the phones to her. She stopped saying good morning. I asked her to have lunch ' +
      'with me and let her tell me how she saw it. She was right about the afternoons. We swapped the phone over at one each day, and by the end of ' +
      'that month she was the one who covered for me when my son was ill.',
  },
  {
    question: 'Tell me about a conflict you had with a colleague and how you solved it.',
    answer:
      'The night porter kept leaving the trolleys in front of our store room and I kept moving them, and one morning I wrote him a note that was ' +
      'not nice. He wrote one back. So I came in an hour early and asked him to show me his round. There was no other socket for the floor machine. ' +
      'We had one put in by the lift for 90 euros, and since then the door has been free every morning.',
  },
  {
    question: 'Tell me about a time you failed.',
    answer:
      'I organised a summer concert in our park and thought that posters would be enough. Eleven people came, and five of them were the band. I had ' +
      'spent 1,400 euros of the association. I told the board the same night, and the year after I began with the choirs: each of the four brought ' +
      'its families. We had 260 guests and made the 1,400 back.',
  },
  {
    question: 'Tell me about a mistake you made at work.',
    answer:
      'In my second week in the pharmacy I handed out 10 milligram tablets where the slip said 5. I saw it when I counted the boxes twenty minutes ' +
      'later. I called the lady at once, took my bicycle and changed the box at her door before she had opened it. I told my boss the same day, and ' +
      'since then I read the number aloud before I let a box go.',
  },
  {
    question: 'Tell me about a time you worked under pressure.',
    answer:
      "On Mother's Day we had 180 covers booked and at eleven the gas went off. The chef was on holiday. I took three hot dishes off the card, " +
      'rewrote it for the two ovens and the induction plates and told the waiters what to say. We served 171 guests and two of them complained.',
  },
  {
    question: 'Describe a time you had to meet a tight deadline.',
    answer:
      'The printer told us on Tuesday that the catalogue had to be with him on Thursday at noon and not the week after. There were 64 pages and 20 ' +
      "of them were empty. I split the pages between the four of us by what each knew best, we read each other's in the evening, and I left out the " +
      'price list and put a code to it on the back. It went out at half past eleven with one spelling error.',
  },
  {
    question: 'Tell me about a time you dealt with a difficult customer.',
    answer:
      'A man came in with an electric bike that had stopped twice on a hill with his wife on it, and he wanted all his money back right there. I ' +
      'asked him to show me the hill on the map, took the bike there with him watching, and it cut out on me as well. A cable was pinched under the ' +
      'battery. I fixed it, rode up three more times and gave him my own number. In September he bought a second one.',
  },
  {
    question: 'Give an example of a creative solution you came up with.',
    answer:
      'At the summer camp nobody wanted to clear the tables. I made each table a pit crew as in car racing, stood there with a whistle and a watch, ' +
      'and wrote the record on a board. After three days they fought over who could go first and it took eight minutes in place of thirty. The ' +
      'other counsellors do it too now.',
  },
  {
    question: 'Tell me about a time you persuaded someone.',
    answer:
      'The owner of a dental clinic in Leeds had bought from the same firm for eleven years and told me not to come back. I asked her for her three ' +
      'most annoying orders of the year. It was gloves, every winter. I sent her our delivery dates of two years and said that she would pay ' +
      'nothing for a box that came late. In spring 60 percent of her orders were ours.',
  },
  {
    question: 'Give me an example of a time you worked well in a team.',
    answer:
      'There were four of us for the library competition and we had three weeks. Jonas drew, Lin did the numbers, Pia the text and I built the ' +
      'model. When Jonas got stuck with the sections I sat with him for two evenings, and we turned my model into his drawings. We handed in four ' +
      'hours early and came second of 61.',
  },
  {
    question: 'Tell me about a time you received critical feedback.',
    answer:
      'My manager at the bank said in my first review that nobody answered my emails because they were too long. I did not like to hear that. Then ' +
      'I looked at ten of them, and the question always stood at the end. Now it stands in the first line, I stay below five sentences, and most ' +
      'people reply the same day. She said so in my next review.',
  },
  {
    question: 'Tell me about a time you faced an ethical dilemma.',
    answer:
      'My supervisor asked me to sign that I had seen the fire doors that month, because the inspector was coming, and I had not seen them. I said ' +
      'that I would walk round now and sign afterwards, and that it would take two hours. Two doors did not close. He was angry that day, but they ' +
      'were repaired by Friday and the inspector found nothing.',
  },
  {
    question: 'Describe a time you had to learn something quickly.',
    answer:
      'In my first week as a dispatcher the other one broke her arm and there were 42 drivers to plan by Monday. I rode along with two of them in ' +
      "the mornings to see what the screen means for them, and rebuilt the last week's routes on paper in the afternoons. Every evening I called " +
      'her with five questions. On Friday I planned alone and three deliveries were late, one more than usual.',
  },
  {
    question: 'Tell me about a time you showed initiative.',
    answer:
      'I saw that we typed 300 supplier invoices a month by hand although 70 percent came from the same twelve firms. I spent two lunch breaks on a ' +
      "macro that reads their files and ran it on last month's invoices, where it found four old errors worth 2,180 euros. Then I showed both to my " +
      'manager, and closing the month went from six days to four.',
  },
  {
    question: 'Tell me about a time you had to make a difficult decision.',
    answer:
      'We could keep the Sunday breakfast or the evening kitchen, but not both with five people. The breakfast was what our guests loved and the ' +
      'evenings were what paid the rent. I looked at the receipts of a year, asked the two who would lose their Sundays, and we closed the ' +
      'breakfast in January. Takings fell for a month and then rose by 12 percent, and nobody had to go.',
  },
];
