import type { JudgedAnswer } from './judged-answer.ts';

const LEAD = 'Tell me about a time you demonstrated leadership.';

/** Students' answers as a recogniser hears them, long and uneven: what most practice interviews are made of. */
export const SPOKEN_INTERVIEWS: readonly JudgedAnswer[] = [
  {
    id: 'spoken-01',
    question: LEAD,
    form: 'speech',
    group: 'strong',
    band: 4.0,
    reason: 'Fluent, we beside I, concrete, outcome.',
    answer:
      `a good example would be our dance company i've been one of the directors for the past two years and last fall we lost ` +
      'our rehearsal space because the gym was being renovated and we had a show in seven weeks with eighty dancers so the ' +
      'other directors and i met that same night and we made a list of every room on campus that was bigger than a classroom ' +
      'we split the list and called all of them and we ended up with four different rooms so rehearsals were all over the place ' +
      'and people were getting lost and frustrated so i set up one page with a map and the times for each piece and we made ' +
      'one person in every piece responsible for getting everybody there we also moved the full run throughs to sunday mornings ' +
      'in the dining hall because nobody else wanted it then and honestly that turned out to be the best part because we all ' +
      'had breakfast together afterwards the show sold out both nights we had about eleven hundred people and we raised nine ' +
      'thousand dollars for a local shelter and i think what i learned is that when plans fall apart people mostly want to ' +
      'know what their next step is and who to ask',
  },
  {
    id: 'spoken-02',
    question: LEAD,
    form: 'speech',
    group: 'weak',
    band: 1.7,
    reason: 'Many fillers and restarts, hardly any facts.',
    answer:
      'um leadership uh let me think um okay so i was um i was in this like club um it was like a like a student club and ' +
      'uh i was kind of i was the i guess you could say i was the vice president and um so we would uh like we would meet every ' +
      `week and um i would kind of uh just like help out with with stuff and um you know if like the president wasn't there ` +
      `i would um like run the meeting and uh yeah i mean it wasn't it wasn't like a huge thing but um it was it was good i ` +
      'guess',
  },
  {
    id: 'spoken-03',
    question: 'What is one of your weaknesses and how do you plan to overcome it?',
    form: 'speech',
    group: 'middling',
    band: 3.0,
    reason: 'Clear weakness and plan, some fillers.',
    answer:
      `um so i think one of my weaknesses is that i take on too many things at once like this semester i'm in five classes ` +
      'and two clubs and i have a part time job and um a couple weeks ago i realized that i was doing everything kind of halfway ' +
      'so i sat down with my advisor and i dropped one of the clubs and uh now i use a planner where i write down how many ' +
      `hours everything takes before i say yes to it and it's still hard for me to say no but i think it's getting better`,
  },
  {
    id: 'spoken-04',
    question:
      'Tell me about a time when you were working on a team and faced with a challenge. How did you overcome the problem?',
    form: 'speech',
    group: 'strong',
    band: 3.8,
    reason: 'Problem, steps as a team, own part, result.',
    answer:
      'in my product design class we were a team of eight and we were building a device that helps people with arthritis open ' +
      'jars and about three weeks before the final presentation we showed our prototype to a group of seniors at a community ' +
      `center and they couldn't use it it was too heavy and the handle was too smooth so we were pretty crushed because we ` +
      'had put all of our budget into that version what we did was we went back the next day and just watched them open jars ' +
      'for an hour and i noticed that most of them used a towel not for grip but for the thickness so i made six foam handles ' +
      'in different sizes and we tested them and then the mechanical guys cut the weight by about forty percent by using a ' +
      'plastic gear instead of a metal one at the final presentation we had two of the seniors come up and open a jar on stage ' +
      'and we got the best user research award out of fourteen teams so yeah i think going back to the people was what saved ' +
      'us',
  },
  {
    id: 'spoken-05',
    question:
      'Tell me about a time when you were working on a team and faced with a challenge. How did you overcome the problem?',
    form: 'speech',
    group: 'middling',
    band: 2.3,
    reason: 'Relevant, vague, many fillers.',
    answer:
      'um yeah so like in one of my classes um we had to do this like group project and uh the challenge was that like one ' +
      `of the guys he wasn't really um doing anything so like the rest of us we kind of had to like do his part and um it was ` +
      'kind of annoying because like we had other stuff to do too but um we just kind of like split it up and um we stayed ' +
      'up pretty late and we got it done so um yeah it worked out okay i guess',
  },
  {
    id: 'spoken-06',
    question: 'Why should we hire you?',
    form: 'speech',
    group: 'middling',
    band: 3.3,
    reason: 'Positive, some proof, fluent.',
    answer:
      `well i think i'd be a great fit because i'm really excited about what you guys are doing with renewable energy and ` +
      `i've actually been working on that in my lab for the past year we've been building small wind turbines for rural schools ` +
      'and i got to be part of the whole process from the design to talking with the teachers so i have the technical skills ' +
      `like cad and matlab but i also learned how to explain things to people who aren't engineers and i love learning new ` +
      'things so i think i could contribute from the first week',
  },
  {
    id: 'spoken-07',
    question: 'Tell me about yourself?',
    form: 'speech',
    group: 'middling',
    band: 2.2,
    reason: 'Short facts, fillers, hedges.',
    answer:
      `uh sure um i'm a i'm a freshman and i'm i'm thinking about majoring in course six which is um electrical engineering ` +
      `and computer science um i'm from california uh i don't really have that much experience yet but um i did some programming ` +
      `in high school and uh i guess i'm just looking for like an internship for the summer`,
  },
  {
    id: 'spoken-08',
    question: 'What is one of your weaknesses and how do you plan to overcome it?',
    form: 'speech',
    group: 'weak',
    band: 1.6,
    reason: 'No plan, hesitant.',
    answer:
      `uh weaknesses um i guess sometimes i'm like not very like confident or like i don't know i'm kind of shy um and so ` +
      `like i don't talk that much in like in meetings and stuff um yeah i don't know how i'd overcome that i guess just like ` +
      'try to talk more',
  },
];
