import type { Student } from './student.ts';

/** The second half of the students: written with the first, no weight was set on either by itself. */
export const SECOND_STUDENTS: readonly Student[] = [
  {
    name: 'priya',
    reason: 'Middling throughout: some fillers, some detail, a clear thread.',
    overall: 5.0,
    structured: 4.9,
    ratings: [5.0, 5.1, 5.0, 4.9, 4.9],
    answers: [
      `um so i'm a sophomore majoring in biological engineering and i'm from the bay area in california um i've always been ` +
        'interested in medicine because my mom is a nurse so i used to hear a lot of stories about the hospital growing up and ' +
        `here i've been working in a cancer biology lab since last january where i help a postdoc with cell cultures and imaging ` +
        `um i'm also on the executive board of the south asian dance group and i volunteer at a clinic downtown on saturdays ` +
        `um and i guess what i'm looking for now is to see what research looks like in a company as opposed to a university so ` +
        `that's why i was interested in this internship`,
      'so last year i was one of the choreographers for our spring show and i had a group of fourteen dancers and most of ' +
        'them had never danced before um so it was a challenge to come up with something that everybody could do but that still ' +
        'looked good um i ended up breaking the dance into three sections and i put the more experienced people in charge of ' +
        'teaching the others and we had practice twice a week and then um about a week before the show two people dropped out ' +
        'so i had to redo the whole formation in like one night um but we pulled it off and i think people were really proud ' +
        'of it and a lot of them came back to dance this year so i think that was a good sign',
      'um so in my lab class last semester we worked in groups of three and we had to clone a gene and um halfway through ' +
        `the semester we realized that our bacteria weren't growing at all and the other groups were all ahead of us so we were ` +
        'kind of panicking um what we did was we went back through our notebook and checked every step and i noticed that we ' +
        'had used the wrong antibiotic on the plates um because somebody had labeled the bottles wrong so we talked to the ta ' +
        'and she let us come in on the weekend to redo it and we took turns so that nobody had to be there the whole time um ' +
        `and we finished like a day before the deadline and then we also made new labels for the whole lab so that it wouldn't ` +
        'happen again',
      `um i think one of my weaknesses is that i'm kind of a perfectionist about data so i'll repeat an experiment a lot of ` +
        'times before i show it to anybody and um my postdoc has told me that sometimes she would rather see a rough result early ' +
        `um so what i've been doing is i have a meeting with her every friday and i bring whatever i have even if it's not finished ` +
        `and um it's been helpful because she caught a mistake last month that would have cost me like two weeks um so i'm still ` +
        `working on it but i think i'm getting better`,
      `um i think i'd be a good fit because i have a year of lab experience so i know the basic techniques like western blots ` +
        `and pcr and i wouldn't need a lot of training and um i also think i'm a pretty good communicator um from the clinic ` +
        `i've learned how to explain things to patients and i know that in your company the teams are pretty mixed so you'd have ` +
        `to talk to people in business and regulatory too um and i'm really passionate about what you're doing with immunotherapy ` +
        'because um my grandfather had lymphoma so it means a lot to me personally',
    ],
  },
  {
    name: 'ben',
    reason: 'Unsure of himself: hedges, takes things back, plays down what he did.',
    overall: 3.6,
    structured: 3.5,
    ratings: [3.6, 3.5, 3.7, 3.5, 3.3],
    answers: [
      `um well i don't know there's not that much to tell i guess i'm i'm a sophomore i'm in math right now but i might switch ` +
        `i'm not really sure um i'm from ohio uh i haven't really had any internships or anything like that i mean i worked at ` +
        `a library for a couple summers but that was mostly just like shelving books so it's probably not that relevant um i ` +
        `guess i like puzzles and i do some programming but i'm not like amazing at it or anything um yeah i don't know what ` +
        `else i guess i'm just trying to figure out what i want to do`,
      `um leadership i'm not really i don't think of myself as a leader really um i guess maybe in the library there was this ` +
        `one time where uh the supervisor wasn't there and there were like two new people and i i sort of showed them what to ` +
        `do um it wasn't really a big deal i just kind of told them where things go and how to use the the scanner and stuff ` +
        `um and i guess it went okay i mean nobody complained so um yeah i can't really think of a better example sorry`,
      'um i guess in my probability class we had a problem set group and there were four of us and um one of the guys never ' +
        `did the problems before we met so it was kind of not fair and nobody wanted to say anything because i don't know it ` +
        `was awkward um so i guess i i eventually sent him an email i didn't want to be mean about it so i just said that maybe ` +
        'we could all try to do half of them before we meet and um he was actually okay with it he said he was just confused ' +
        `by the lectures so after that we we sort of went over the lecture first and it was better i guess i don't know if it ` +
        'was because of me though',
      `um well i have a lot of weaknesses um i guess the main one is probably that i don't really speak up or like i don't ` +
        `ask for help when i should and so i'll be stuck on something for like days and i don't want to bother anybody um i don't ` +
        'know how i plan to overcome it exactly i guess just try to go to office hours more i went like twice this semester which ' +
        `is not that much but it's more than before so maybe that's something`,
      `um that's a hard question um i don't know i'm sure there are people who have more experience than me but um i guess ` +
        `i'm a pretty careful person i don't make that many mistakes and um i can probably learn things if somebody shows me ` +
        `and uh i wouldn't be like late or anything so yeah i guess i'd try my best um i don't know`,
    ],
  },
  {
    name: 'tyler',
    reason: 'Short, vague and full of fillers; hardly anything to picture.',
    overall: 2.8,
    structured: 2.6,
    ratings: [2.9, 2.7, 2.8, 2.7, 2.8],
    answers: [
      `uh yeah um i'm tyler uh i'm a um i'm a freshman and uh i'm from um from florida and uh yeah i like um i like sports ` +
        `and uh hanging out and um i don't really know what i'm gonna major in yet maybe like um maybe like business or uh or ` +
        `something so yeah um that's pretty much it`,
      'um uh i guess like um in high school i was um i was on the football team and uh like um some of the guys were like ' +
        'younger and uh so i was kind of like um i would like help them out and stuff and like um you know just kind of like ' +
        'be there for them and uh yeah so that was kind of like leadership i guess',
      'uh um so like we had this um this thing in class where we had to um do like a presentation and uh like one guy um he ' +
        `didn't do his part so uh we were kind of like um we were kind of mad but uh we just um we just did it ourselves and ` +
        'uh like it was fine so um yeah that was kind of a challenge',
      'uh um i guess like um procrastination like uh i um i kind of wait till the last minute to do stuff and um yeah so i ' +
        'guess i just um need to like start stuff earlier and um you know just like uh be better about it',
      `um uh because i um i work hard and uh i'm like a nice guy and um yeah i think i could um i could do a good job and uh you know i'd like uh show up on time and stuff so um yeah`,
    ],
  },
  {
    name: 'olga',
    reason: 'Not her first language: plain grammar, few fillers, concrete and honest.',
    overall: 4.8,
    structured: 4.8,
    ratings: [4.7, 4.9, 5.0, 4.7, 4.7],
    answers: [
      'Yes, so my name is Olga, I am from Ukraine and I came here two years ago for study physics. Before that I was in the ' +
        'university in Kharkiv for one year. Here I am junior and I work in group of optics, we make the lasers very short, like ' +
        'femtoseconds. I like also to draw, I make illustrations for the student newspaper. I want to work in industry this summer ' +
        'because I was always in the academy and I want to see how is the other side.',
      `When I was in first year here I saw that many of foreign students don't go to the office hours because they are afraid ` +
        'of their English. So I made a study group for them, every Sunday in the library. At the beginning we were four persons ' +
        'and at the end of semester we were nineteen. I prepared the problems and each week another student explained one solution ' +
        'in front of others, in English. I asked also one professor to visit us, and he came two times. Now the department gives ' +
        'us money for the pizza and I gave the group to a younger student.',
      'In the laboratory we were three students and we must align one big laser before the visit of a guest from Germany. ' +
        'Two days before, the power was very low and nobody knew why. One colleague wanted to begin everything from zero, but ' +
        'it takes one week. I proposed that we check mirror after mirror and write the power in a table. We worked in shifts, ' +
        'also in the night, and at mirror number seven we found that the coating was burned. We took a mirror from another experiment, ' +
        'we asked of course, and it was working again in the morning. The guest did not notice nothing.',
      'My weakness is that I am too direct. In my country it is normal to say, this is wrong, but here people feel bad when ' +
        'I say it like this. One time a colleague did not talk with me for a week. So I asked my advisor how to say it better, ' +
        'and now I begin with what is good and then I ask a question, for example, what happens if this mirror is moved. I still ' +
        'make the mistake sometimes but people tell me that it is better.',
      'Because I am patient with difficult things and I am not afraid of them. I aligned lasers for two years and I know how ' +
        'to find an error when there are fifty possible places. Your company makes sensors with light, so I understand the physics ' +
        'of it already. And I came to new country alone and I learned everything from the beginning, so I think I can learn also ' +
        'your systems fast.',
    ],
  },
  {
    name: 'sean',
    reason: 'Fluent and confident, but set phrases in place of anything that happened.',
    overall: 4.1,
    structured: 4.2,
    ratings: [4.2, 4.0, 4.0, 3.9, 4.3],
    answers: [
      `Well, I'm a very driven and motivated person. I'm a junior, I'm studying economics, and I've always been someone who ` +
        `gives a hundred and ten percent in everything I do. I'm a people person, I love working with others, I love a challenge. ` +
        `I think I have really strong communication skills and I'm the kind of person who always looks at the big picture. I'm ` +
        `passionate about success and I'm really looking to take my career to the next level and be part of something great.`,
      `I think I'm a natural leader. I've always been the kind of person that other people look to. In groups I usually end ` +
        'up taking charge because I like to get things done and I know how to bring out the best in people. I think leadership ' +
        `is all about communication and leading by example. So whenever I'm in a team I make sure that everybody is on the same ` +
        'page and that everybody is motivated, and at the end of the day we always get great results because of that.',
      `I've been on a lot of teams and there are always challenges. I think the most important thing is to stay positive and ` +
        `to communicate. When there's a problem I like to sit everyone down and really listen to all the different perspectives, ` +
        `and then find a solution that works for everybody. I'm a team player, so I always put the team first. I've never really ` +
        `had a challenge that we couldn't overcome by working together and giving it our best.`,
      `I would say that I'm a bit of a perfectionist and sometimes I work too hard. I put a lot of pressure on myself because ` +
        'I want everything to be the best that it can be. I plan to overcome it by finding a better balance and by reminding ' +
        `myself that not everything has to be perfect. But I also think that it's a strength in a way, because it pushes me to ` +
        'always do better.',
      `You should hire me because I'm the complete package. I have the drive, I have the people skills, and I have the passion. ` +
        `I'm someone who thinks outside the box and who isn't afraid to go the extra mile. I learn quickly, I work well under ` +
        'pressure, and I bring a positive attitude every single day. I think I would be a great asset to your company and I know ' +
        'that I would hit the ground running.',
    ],
  },
  {
    name: 'dana',
    reason: 'Lively and detailed, speaks fast in long run-ons, some "like", always lands on her point.',
    overall: 5.6,
    structured: 5.0,
    ratings: [5.6, 5.5, 5.7, 5.4, 5.6],
    answers: [
      `hi yeah so i'm dana i'm a senior in architecture and i'm also doing a concentration in computer science because i got ` +
        `really into making design tools i'm from detroit and i think that shaped me a lot because i grew up around all these ` +
        `empty buildings and i was always asking my dad what they used to be and what they could be and so in college i've tried ` +
        `to do things that are about reusing what's already there like last summer i worked for the city's planning office and ` +
        'we mapped four thousand vacant lots and i wrote the little program that let people in the neighborhood mark what they ' +
        `wanted to see there a garden or a playground or whatever and now i'm finishing my thesis on the same idea and i also ` +
        'dj at the campus radio station on thursdays which is completely unrelated but i love it',
      'so at the radio station i became program director in my sophomore year and we had this problem that nobody under thirty ' +
        'was listening like we had all these amazing shows but they were just going out into nothing so i got the djs together ' +
        'there were about forty of us and we did this kind of brainstorm and we decided to try recording live sessions with student ' +
        'bands and putting them online and i organized the crew for it like i found two people who knew sound and one who could ' +
        'film and i made a schedule and we did one every week for a whole semester and by the end we had something like twelve ' +
        `thousand views and three of the bands got booked at a festival and what i'm proud of is that it's still running without ` +
        `me they're on their fifth season now`,
      'yeah so for studio last year we were three people designing a community center and we had a real client which was a ' +
        'church and about halfway through the pastor came in and looked at our model and said this is beautiful but we could ' +
        'never heat it and we were like oh no because we only had four weeks left and one of my teammates wanted to just ignore ' +
        'it and one wanted to start over so what we did is we went to the church on a sunday and sat there with a thermometer ' +
        'and talked to the people and we found out that they only ever used one part of the building in the winter so we took ' +
        'our design and we basically cut it in two so that there was a small warm core and a big open hall for the summer and ' +
        `it kept all the things that we loved about it and the pastor cried a little bit when he saw it and they've started raising ` +
        'money to build it',
      'i think my biggest weakness is that i get too excited at the beginning of things and i say yes to everything and then ' +
        'the last ten percent is really hard for me like the documentation or cleaning up the model last summer my boss actually ' +
        'had to call me in september because nobody could run my program without me so that was embarrassing so now i have this ' +
        `rule that i write the instructions first before i write the code and i have a friend who checks it and if she can't ` +
        `follow it i'm not done and with my thesis i've been doing that every friday and it's honestly made the work better too`,
      `well i think i'm kind of an unusual mix because i can draw and i can code and i can talk to people in a church basement ` +
        `and i know that you guys are trying to bring residents into the design process earlier so that's pretty much what i've ` +
        `been doing for the last two years and i've made the mistakes already like i know what happens when you show people a ` +
        `drawing that's too finished they stop talking so i think i could help you build something that people would actually ` +
        `use and i'd have a really good time doing it`,
    ],
  },
  {
    name: 'kevin',
    reason: 'Plain and honest with little detail; some fillers; repeats himself.',
    overall: 4.3,
    structured: 4.2,
    ratings: [4.4, 4.2, 4.4, 4.2, 4.2],
    answers: [
      `um i'm kevin i'm a sophomore i'm in mechanical engineering um i'm from chicago uh i'm on the track team so that takes ` +
        `up a lot of my time um i run the four hundred and the eight hundred um besides that i'm taking a class on design right ` +
        `now that i like um where we get to make things in the machine shop um yeah and last summer i worked for my uncle's company ` +
        'he does heating and cooling um so i went out with the guys and i helped them install things and that was good to see ' +
        `how things work in the real world um yeah so i'm interested in mechanical engineering and getting some experience`,
      `um so on the track team i'm one of the one of the captains for the sprinters um and one thing i did was um some of ` +
        `the guys weren't coming to the lifting sessions in the morning because they're at six um so i talked to them about it ` +
        `and i said you know we need everybody there and i started going around and knocking on people's doors um in the dorm ` +
        'to wake them up and um after a while more of them started to come and i think it helped the team because we did better ' +
        `at the conference meet than the year before um so yeah i think that's one example of being a leader`,
      'um in my design class we had to make a machine that could pick up balls and um we were a team of three and our machine ' +
        'kept um tipping over when it picked up the balls um so we had to figure that out and we tried making the base bigger ' +
        'but then it was too heavy um so then we moved the motor to the bottom um and that helped and um we worked on it over ' +
        'the weekend and it worked in the competition we got um i think fifth place out of twenty so it was good um i think we ' +
        `worked well together and that's how we got it to work`,
      `um one of my weaknesses is writing um i'm not that good at writing reports and things like that um it takes me a long ` +
        `time and i don't really like it um so i've been going to the writing center um they help you with your papers and um ` +
        `i've gone there a few times this semester and i think my writing is getting better um so i plan to keep going there ` +
        'and keep working on my writing',
      `um i think you should hire me because i'm a hard worker um being on the track team you have to work hard and you have ` +
        `to manage your time um so i think i'd bring that to the job um and i like working with my hands and i like figuring ` +
        `out how things work um and i have some experience from working with my uncle so yeah i think i'd do a good job`,
    ],
  },
];
