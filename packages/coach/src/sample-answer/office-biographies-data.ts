import type { RoleFamily } from '../questions/role-families.ts';
import { type Biography, story } from './story.ts';

/** Fields that work mostly at a desk. */
export const OFFICE_BIOGRAPHIES: Partial<Record<RoleFamily, Biography>> = {
  software: {
    profile:
      'I have been building web products for six years, the last three on the payments team of an online shop, mostly in TypeScript and PostgreSQL.',
    drive:
      'I like the moment when something tangled becomes simple enough that a new colleague understands it in an afternoon.',
    problem: story(
      'Our checkout took nearly five seconds for customers with many saved addresses, and two earlier attempts to speed it up had changed nothing. I was asked to find out why.',
      'I stopped guessing and put tracing on every step. It showed one database query for each address, about sixty per visit. I replaced them with a single query, added an index, and wrote a test that fails when the number of queries grows.',
      'The page went from five seconds to six hundred milliseconds, abandoned baskets fell by four percent, and that test has caught the same mistake twice since.',
    ),
    people: story(
      'A colleague and I disagreed for a week in a code review. He wanted a new service for refunds, I wanted to keep them inside the existing application, and the release was waiting for us.',
      'I asked him for a call instead of writing one more comment. I let him explain first, and it turned out that he was worried about deployments and not about structure. We listed what each choice would cost over a year and agreed on a separate module with its own release switch.',
      'We shipped two days later, his concern was met without a second service to run, and we still use that one-page comparison in our team.',
    ),
    pressure: story(
      'Two weeks before a fixed launch our payment provider announced that it would switch off the interface we were built on, and two of our five engineers were on leave.',
      'I listed everything left on one page and asked our product manager which three things customers could not live without. I moved the rest behind switches, paired with a colleague on the new interface, and sent a short status each evening.',
      'We launched on the day with the three essentials, had no failed payments in the first week, and the postponed parts followed within a month.',
    ),
    mistake: story(
      'I once ran a clean-up script against production that I had tested only on a small copy. It locked the orders table, and for eleven minutes nobody could buy.',
      'I stopped it, told the incident channel at once that it was my change, and stayed on until the queue was clear. The next day I wrote up what happened and changed our scripts so that they run in small batches and refuse to start without a dry run.',
      'We lost about forty orders, won most of them back with a message to those customers, and it has not happened again in two years.',
    ),
  },
  data: {
    profile:
      'I have worked as an analyst for five years, most recently for a subscription business, where I look after the figures on retention with SQL, Python and dbt.',
    drive:
      'I enjoy turning a vague worry into a question that can be answered, and telling people the answer in a sentence they can use.',
    problem: story(
      'Our dashboard showed that cancellations had jumped by thirty percent in one month, and the management was about to offer everyone a discount. I had two days to say whether it was true.',
      'I rebuilt the figure from the raw payments and split it by plan and by card. Nearly all of the jump came from one bank whose cards had been reissued, so those customers had not decided to leave at all. I proposed a reminder with an easy way to update the card.',
      'The reminder brought back seventy percent of them within three weeks, and the discount, which would have cost about two hundred thousand, was dropped.',
    ),
    people: story(
      'The head of sales was certain that a new campaign worked, and my analysis said that it did not. The meeting had become tense.',
      'I went to see him alone before the next one and asked what he had seen in the field. He named two regions. I ran the numbers for those, showed him where he was right, and drew one chart with his regions and the rest side by side.',
      'We agreed to keep the campaign in the two regions and stop it elsewhere. He later asked me to look at his plans before he made them.',
    ),
    pressure: story(
      'The night before a board meeting our nightly load failed, and half of the tables held figures from the day before. I was the only one on duty.',
      'I told the finance director at once which pages could be trusted and which could not. I repaired the load step by step, beginning with the four figures on the first slide, and checked each against the payment system.',
      'At eight in the morning the four figures were right and marked as checked, the rest followed at ten, and we now have a test on freshness that would warn us by midnight.',
    ),
    mistake: story(
      'I once reported that a test had raised sales by six percent, and it was noticed later that I had counted some customers twice because of a join.',
      'I recalculated it the same hour, the true figure was two percent, and I wrote to everyone who had received the first one, with the reason. Then I added a check on row counts to our template.',
      'The decision still stood, but with a smaller budget, and two colleagues told me that the open correction made them trust my numbers more.',
    ),
  },
  cloud: {
    profile:
      'I have been running cloud systems for seven years, now as part of a team of four that looks after about sixty services on Kubernetes with Terraform and Prometheus.',
    drive: 'I like it when the night shift is boring, because that means the work by day was done well.',
    problem: story(
      'Our cloud bill had grown by sixty percent in a year while traffic was flat, and nobody knew why. I was given a month to bring it down without an outage.',
      'I tagged every resource by team, so that we could see who spent what. Two things stood out: test clusters that ran all weekend, and data copied between zones by a chatty service. I scheduled the clusters, placed the service next to its database and agreed a budget alarm with each team.',
      'The bill fell by thirty-five percent in six weeks without a single incident, and the teams now look at their own costs each month.',
    ),
    people: story(
      'The developers wanted to release on Friday evening, and I thought that it was unsafe because the rollback had never been tried. Both sides were annoyed.',
      'I asked what made Friday matter, and it was a promise to one customer. So I offered to test the rollback with them that afternoon and to release to five percent of users first. We wrote down the figure at which we would stop.',
      'We released at four, watched it together for an hour, and went home on time. Since then each release begins with that same small share.',
    ),
    pressure: story(
      'At three in the morning a storage failure took down our login, and the person who had built it had left the company. I was on call alone.',
      'I declared an incident, wrote down each step and posted an update every fifteen minutes. As the cause was not clear after twenty minutes, I chose to restore service first from the standby and to look for the cause afterwards.',
      'Login was back after thirty-eight minutes with no data lost. In the review we found that the standby had never been tested by day, and we have done so every quarter since.',
    ),
    mistake: story(
      'I once applied a network change to production while I thought that I was in the test account. It cut off our mail service.',
      'I recognised it within two minutes, rolled it back and said in the channel that it was me. Then I made the production prompt red, removed standing write access from everyone, myself included, and put all changes through review.',
      'The outage lasted nine minutes, and a mistake of that kind can no longer be made by one tired person.',
    ),
  },
  security: {
    profile:
      'I have worked in security for six years, first in an operations centre and now as an engineer for a company of eight hundred people, where I look after detection and identity.',
    drive: 'I enjoy thinking like an attacker and then making the safe way the easiest one for everybody.',
    problem: story(
      'Our team received about nine hundred alerts a day, and we were afraid of overlooking the one that mattered. I was asked to bring order into it.',
      'I took two weeks of alerts and noted which had led to anything. Twelve rules made three quarters of the noise. I rewrote eight, retired four, grouped the rest by account and machine, and ran a simulated attack to see that we still caught it.',
      'We came down to about sixty a day, the simulated attack was found in seven minutes instead of two hours, and in the third month we stopped a real account theft that way.',
    ),
    people: story(
      'A product team was angry because my review held up its launch by a week over a flaw in password reset. The product lead said that security always says no.',
      'I sat down with them, showed the flaw on my own account in two minutes, and then asked what they needed to keep their date. Together we found a smaller fix for the launch and put the larger one into the next sprint.',
      'They launched one day late, and the same lead now invites me to the first design meeting, when changes still cost nothing.',
    ),
    pressure: story(
      'On a Friday afternoon we saw that a finance account was signing in from two countries at once. Half of my team was already away.',
      'I locked the account and its sessions, called the owner on a known number, and gave three people one task each: mail rules, payments and other accounts. I kept a timeline and told the finance director every half hour what we knew and did not know.',
      'We found a forwarding rule and one prepared transfer of forty thousand, which the bank stopped. By nine in the evening it was closed.',
    ),
    mistake: story(
      'I once blocked a whole range of addresses too quickly during an attack, and it locked out our own branch office for an hour.',
      'I told the branch what had happened, lifted the block for them and set it more narrowly. Afterwards I built a list of our own addresses that no automatic rule can block, and a second person now confirms wide blocks.',
      'The attack was stopped all the same, and the check has saved us from the same error at least twice.',
    ),
  },
  quality: {
    profile:
      'I have worked in quality for six years, first testing by hand and now planning the tests and inspections for a product that is shipped every two weeks.',
    drive: 'I like finding the fault before the customer does, and even more finding out how it came to be.',
    problem: story(
      'One in every forty deliveries came back with the same fault, although our final check passed all of them. I was asked to find out how that could be.',
      'I followed ten pieces from start to end. The check was done at room temperature, while customers used the product in the cold. I repeated it at five degrees, found a connection that loosened, and worked with the people who fit it on a small change to their fixture.',
      "Returns for that fault fell from two and a half percent to almost none, and we now write the customer's conditions into every test plan.",
    ),
    people: story(
      'A developer kept rejecting my defect reports as not important, and we had begun to write rather than talk.',
      'I asked whether we could go through five of them together. It turned out that my reports said what was wrong but not whom it hurt. I began each with the effect on the user and marked only what was truly serious as such.',
      'He fixed three the same day, our open list halved within a month, and he asked me to join his planning.',
    ),
    pressure: story(
      'A release was moved forward by a week, so I had three days for tests that usually took eight.',
      'I ranked the areas by what would hurt customers most and what had changed, tested those in depth and sampled the rest. I wrote on one page what had not been checked and had the product owner sign it.',
      'We released on time, one small fault appeared in an area I had marked as unchecked, and it was fixed within a day. Everybody knew the risk beforehand.',
    ),
    mistake: story(
      'I once passed a batch because I read a measuring tool that was overdue for calibration. Eighty pieces were slightly too wide.',
      'I reported it as soon as I noticed, held what had not been shipped and called the customer myself with the numbers. Then I put a coloured tag with the next date on every gauge, and a gauge without one is locked away.',
      'The customer accepted the parts with a concession and thanked us for telling them, and no gauge has been overdue since.',
    ),
  },
  product: {
    profile:
      'I have been a product manager for five years, the last two for an app with which small firms write invoices, working with seven engineers and one designer.',
    drive:
      'I enjoy finding the real problem behind a request, and seeing people use something that was only a guess a few months before.',
    problem: story(
      'Sign-ups for our invoicing app were growing, but only one in five new users ever sent an invoice. My task was to double that within a quarter.',
      'I watched eight new users try. Six stopped at the tax settings, which we asked for on the second screen. We moved them to the moment of the first invoice, filled in what we could, and tested it with a tenth of the new users for two weeks.',
      "The share went from twenty to thirty-eight percent, support questions on tax fell by half, and we built the next quarter's plan on watching before building.",
    ),
    people: story(
      'Sales had promised a large customer an export that engineering thought was a mistake. Both sides came to me, and neither spoke to the other.',
      'I asked the customer directly what they would do with the export. They needed one figure each month, not the whole data. I brought one engineer and the salesperson together, and we sketched a small report in an hour.',
      'It took four days instead of six weeks, the customer signed, and after that sales asked us before they promised.',
    ),
    pressure: story(
      'Six weeks before launch a competitor brought out nearly the same feature, and our management wanted to add three more to ours.',
      'I called five waiting customers within two days and asked what would make them switch. None named the additions. I put their words on one page, proposed to launch smaller and earlier, and named what we would drop.',
      'We launched three weeks earlier than planned, four of the five stayed with us, and two of the additions have never been asked for since.',
    ),
    mistake: story(
      'I once pushed for a sharing feature because I loved the idea, and I read the interviews in its favour. Only two percent of users ever touched it.',
      'I showed the figure to the team myself a month after launch, said what I had overlooked, and removed it with a note to those who used it. Since then I write down before we build what result would prove me wrong.',
      'We had lost about five weeks, but that one line has stopped two weak ideas of mine early.',
    ),
  },
  design: {
    profile:
      'I have been a designer for six years, now in a team that makes an app for booking medical appointments, from first sketches and tests to the finished screens in Figma.',
    drive: 'I like it when a person who was nervous of a screen uses it without thinking about it.',
    problem: story(
      'Nearly half of the people who began to book an appointment in our app gave up on the third screen, and we did not know why. I had two weeks.',
      'I watched six people book on their own phones. They did not understand our word for the type of visit and were afraid to choose wrongly. I replaced it with a question about the reason in everyday words and showed that it could be changed later, and I tested that with five others.',
      'The share that finished rose from fifty-four to seventy-one percent, and the clinics had fewer wrong bookings.',
    ),
    people: story(
      'A client insisted on putting six messages on the first screen, and I thought that nobody would read any of them. We had gone back and forth for two weeks.',
      'I stopped arguing from taste. I asked what each message should make people do, showed both versions to five of their customers for five seconds each and recorded what they remembered.',
      'With six messages nobody remembered more than one. The client chose two himself, and the page brought a third more enquiries.',
    ),
    pressure: story(
      "Three days before a presentation the product's name was changed, and with it colours and half of the texts in forty screens.",
      'I made a list of what the audience would really see, nine screens, and did those first. I changed the colours in the shared styles instead of screen by screen, and asked a writer to sit next to me for an afternoon.',
      'The nine screens were ready a day early, the rest took four hours because of the styles, and the presentation won the order.',
    ),
    mistake: story(
      'I once handed over a form that looked lovely with my sample names and broke with real ones, because I had never tried long words or large text.',
      'I told the engineers that it was my omission, drew the missing states the same day and tested with the longest entries from real data. Since then my files have a page for empty, long, wrong and loading.',
      'The release slipped by two days, and the engineers now say that they seldom have to ask.',
    ),
  },
  'project-management': {
    profile:
      'I have led projects for seven years, most recently the move of three offices and their systems into one, with about twenty people from five departments.',
    drive: 'I like bringing people who see different parts of a thing to the point where they finish it together.',
    problem: story(
      'I took over a software roll-out that had been reported as ninety percent done for two months. The sponsor wanted a date he could believe.',
      'I asked every team to show me what was finished and accepted. It was closer to sixty percent, and nearly everything waited for one interface that nobody owned. I gave it an owner, broke the rest into pieces of two days, and counted only what was accepted.',
      'I brought the sponsor an honest date eight weeks later than the old one. We met it with three days to spare, and the weekly count became our standard.',
    ),
    people: story(
      'Two department heads wanted opposite things from the same project: one wanted more checks, the other more speed. Each told me in private that the other was the problem.',
      'I spoke to each alone and asked what they were afraid of. One feared an audit, the other losing customers at the counter. I drew the process with one check where the risk was, and let both correct it in the same room.',
      'They agreed within an hour, we dropped three of five checks, and the next audit found nothing.',
    ),
    pressure: story(
      'Nine days before our office move the contractor told us that the network would not be ready, and one hundred and eighty people were to start there on Monday.',
      "I listed what Monday really needed, and it was telephones and internet for sixty people. I hired mobile connections for those, asked the other teams to work from home for a week, and called the contractor's manager daily at eight.",
      'On Monday the sixty worked as planned, the network came on Thursday, and we went only two percent over budget.',
    ),
    mistake: story(
      'I once planned a go-live for the last day of a quarter without asking finance, and it hit their busiest day.',
      'When they told me, I did not defend it. I moved the date by a week, apologised to the teams that had to shift, and added a simple calendar of all departments to my planning template.',
      'The launch was quiet, and in the next three projects the calendar showed a clash early enough to avoid it.',
    ),
  },
  operations: {
    profile:
      'I have worked in operations for eight years, most recently running a service centre with forty people and two sites.',
    drive: 'I like walking through a process with the people who do it and finding the step that nobody needs.',
    problem: story(
      'Orders in our service centre took nine days, although the work itself was about two hours. I was asked to halve that without more people.',
      'I followed three orders from desk to desk. Most of the time they waited for a missing detail that customers could have given at the start. We changed the order form with the team, let one person finish simple cases alone, and put the waiting orders on a board.',
      'After ten weeks it took three and a half days, complaints fell by forty percent, and nobody had to work faster.',
    ),
    people: story(
      'The warehouse and the sales office blamed each other for wrong deliveries, and their managers no longer spoke.',
      'I took twenty wrong deliveries and asked one person from each side to sort them with me by cause. Seven were sales, six were the warehouse, and seven came from a form that both hated. I let the two redesign it.',
      'Errors fell by more than half in two months, and the two now meet for fifteen minutes each Monday without me.',
    ),
    pressure: story(
      'On a Monday morning our main system failed and a third of my team was ill, with about four hundred customers expecting a delivery.',
      'I split the list into what could not wait, such as medical goods, and the rest. Ten people worked from printed lists, two called the customers who would have to wait, and I gave an update every hour, also when there was nothing new.',
      'All urgent deliveries left on the same day and the rest by Tuesday noon, and we had four complaints out of four hundred.',
    ),
    mistake: story(
      'I once introduced a new rota that looked perfect on paper. I had not asked those who take children to school, and in the second week people began to call in sick.',
      'I told the team that I had got it wrong, went back to the old rota for two weeks, and let three of them draw up the new one with me.',
      'Their version covered the peaks nearly as well, nobody left, and I have never again changed working hours without those who work them.',
    ),
  },
  engineering: {
    profile:
      'I have been an engineer for seven years, designing pump and drive units for a machine builder, from calculation and CAD to tests on the rig.',
    drive: 'I enjoy it when a calculation, a drawing and the noise on the test bench finally agree.',
    problem: story(
      'A shaft in one of our pumps broke after about three months at a few customers, although it was calculated for ten years. I was asked to find the cause.',
      "I started with the fracture and not with the model, and it showed fatigue from bending. I measured at a customer's site and found that their base plate twisted the unit when it got warm. I added a flexible coupling, wrote a limit for alignment into the manual, and ran a thousand hours on the rig.",
      'There has been no failure in two years on about four hundred units, and the part cost went up by only six percent.',
    ),
    people: story(
      'Production told me that a housing of mine could not be made reliably, and I was sure that it could. The tone had become sharp.',
      'I went to the line for a day and watched ten being assembled. Two of my tolerances forced them to select parts by hand. I asked the assembler what he would change, opened one tolerance and added a chamfer.',
      'Assembly went from fourteen minutes to nine, rejects nearly vanished, and I now take each new drawing to the line before release.',
    ),
    pressure: story(
      'Five weeks before a delivery our supplier of bearings stopped production of the size we used, and the test schedule was already tight.',
      'I looked for every bearing that fitted the same space, ruled out those with too little life, and tested two in parallel instead of one after the other. I told the customer the same day and agreed on a first delivery of half.',
      'The first half was delivered on time and the rest nine days later, and we now keep a second source for each critical part.',
    ),
    mistake: story(
      'I once forgot the thermal expansion of an aluminium bracket in a drawing, and a first batch of thirty jammed at working temperature.',
      'I stopped the batch myself as soon as the test showed it, corrected the gap and told production that the error was mine. I then added temperature to the checklist for our design reviews.',
      'It cost us thirty brackets and a week, and the same line of the checklist has since caught two other cases.',
    ),
  },
  sales: {
    profile:
      'I have been in sales for six years, the last three selling planning software to firms with fifty to five hundred people, with a yearly target of about eight hundred thousand.',
    drive: 'I like the part where a customer says, that is exactly our problem, before I have shown anything.',
    problem: story(
      'Halfway through the year I was at thirty percent of my target, and most of my proposals were met with silence. I had to find out what was going wrong.',
      'I went through my last twenty deals and saw that in fourteen I had never met the person who pays. I stopped sending proposals by mail. I presented each one in a call with the buyer present, and asked three lost customers for ten honest minutes.',
      'My closing rate rose from twelve to twenty-six percent, and I ended the year at one hundred and four percent of target.',
    ),
    people: story(
      'A customer called me furious because a feature that a colleague had promised did not exist, and he wanted to cancel a contract worth ninety thousand.',
      'I let him finish, did not blame my colleague, and asked what the feature was meant to do for him. I told him plainly that we did not have it, came to see him with a technician two days later and showed a way that covered most of it.',
      'He stayed, renewed a year later for ten thousand more, and we agreed in the team that promises about features go through product first.',
    ),
    pressure: story(
      "In the last week of a quarter our largest deal was stopped because the customer's director left, and I had five days to find another eighty thousand.",
      'I looked at every open deal and asked which had a buyer and a date. There were four. I called these four first, offered a clear start date instead of a discount, and asked my manager to join two of the calls.',
      'Three signed by Friday, which made seventy-two thousand, and the large deal came back two months later at full price.',
    ),
    mistake: story(
      'I once quoted a customer a price from an old list, and it was eight thousand too low.',
      'I noticed it the same evening, told my manager before anyone else, and called the customer the next morning. I said that the error was mine, explained the right price and offered to honour half of the difference in the first year.',
      'He accepted and said that the call was why he trusted us. I have checked the date on each price list since.',
    ),
  },
  marketing: {
    profile:
      'I have worked in marketing for six years, the last three for a company that sells home fitness equipment online, with a yearly budget of about four hundred thousand.',
    drive: 'I like finding the one sentence that makes people say, they mean me.',
    problem: story(
      'The price we paid for each new customer had risen from twenty-two to thirty-six euros within half a year. My task was to get it below thirty without losing volume.',
      'I split it by channel and by advertisement and saw that people had simply seen the same three pictures too often. I talked to ten recent buyers, wrote six new messages in their own words and tested them with small budgets for two weeks.',
      'Two of the six brought the price down to twenty-six, the volume grew by fifteen percent, and we now replace messages every month.',
    ),
    people: story(
      'Sales said that the enquiries we brought were worthless, and we said that they never called back. The two teams had been arguing for months.',
      'I listened to twenty of their calls and had lunch with two of them. About half of our enquiries came from students, which we had never noticed. We wrote down together what a good enquiry is, and I dropped two campaigns.',
      'We sent forty percent fewer enquiries and sales closed twice as many, and the monthly argument became a shared half hour.',
    ),
    pressure: story(
      'Four days before our biggest campaign our supplier told us that half of the stock would come three weeks late.',
      'I decided what we could still promise, changed the offer to the products we had and wrote an honest waiting list for the rest. I rewrote the mails with our designer in one night and told customer service what people would ask.',
      'We sold ninety percent of what we had planned, eleven hundred people joined the waiting list, and most of them bought later.',
    ),
    mistake: story(
      'I once sent a newsletter with a wrong discount code to sixty thousand people.',
      'I saw the first reply after ten minutes, made the wrong code work so that no customer had a disadvantage, and sent a short, friendly correction an hour later. I told my manager what it would cost, and since then a second person tests every code on a telephone.',
      'It cost us about three thousand, the correction was opened more often than the original, and it has not happened again.',
    ),
  },
  support: {
    profile:
      'I have worked in customer support for five years, now in the second line for a booking system, where I take about thirty cases a day by telephone, mail and chat.',
    drive: "I like the change in a person's voice between the first and the last minute of a call.",
    problem: story(
      'Every Monday we had about eighty calls about the same export that seemed to fail, and engineering could not reproduce it. I wanted to find the reason.',
      'I collected times, browsers and file sizes from thirty callers in a simple table. All of them had more than a thousand rows, and all waited for less than a minute before they tried again. The export worked but gave no sign. I showed engineering three clear cases and proposed one sentence on the screen.',
      'The sentence went live a week later, and the Monday calls fell from eighty to six.',
    ),
    people: story(
      'A customer called for the fourth time about a double charge, and he was shouting before I had said my name.',
      'I let him finish and said back what had happened to him, including that we had let him down three times. I gave him my name and number, stayed with the case until the money was returned and called him before he had to call me.',
      'It took two days. He later wrote to my manager, and we changed our rule so that a second call on the same matter goes to one person.',
    ),
    pressure: story(
      'One Saturday the system was down, two of us were on duty and within an hour we had three hundred messages.',
      'I put a clear notice at the top of every channel, sorted the messages by who had guests arriving that day, and wrote one honest answer that we could adapt. My colleague took the telephone, I took the urgent ones.',
      'All customers with arrivals had a printed list within two hours, and our satisfaction for that day was hardly lower than usual.',
    ),
    mistake: story(
      'I once closed a case because I thought that the answer was obvious. The customer had asked about something else, and she lost a booking.',
      'I called her, said that I had not read properly, and found her guest another room at our expense. Since then I begin each answer with one sentence on what I understood.',
      'She stayed with us, and cases that come back to me have fallen from one in eight to one in twenty.',
    ),
  },
  finance: {
    profile:
      'I have worked in accounting for seven years, now responsible for the monthly close of a trading company with a turnover of about thirty million.',
    drive: 'I like it when figures tell a story and when everyone can rely on them being right.',
    problem: story(
      'Our monthly close took eleven working days, so the management decided on old numbers. I was asked to get it down to six.',
      'I wrote down each step with its hours. Three days went on waiting for invoices of a few hundred euros. I introduced a limit below which we accrue by rule, moved reconciliations into the month, and gave each account an owner.',
      'After three months we closed in five and a half days, the auditors had no remark, and nobody worked weekends any more.',
    ),
    people: story(
      'A sales manager was angry because I had refused an expense claim, and he said so in front of his team.',
      'I did not answer in the corridor and asked for ten minutes alone. I explained which rule it was and why it protects him too, and asked what the dinner had been for. There was a proper reason, it was only not on the form.',
      "He added it and I approved it the same day. We then made the form shorter together, and his team's claims came back half as often.",
    ),
    pressure: story(
      'In the week of the year-end audit a colleague fell ill, and her accounts for receivables were not yet reconciled.',
      'I listed what the auditors needed on which day and asked them to begin with stock and payroll. I matched the forty largest balances first, which were ninety percent of the sum, and asked a colleague from the branch to help with the rest.',
      'We handed over everything on the agreed day, with one adjustment of two thousand, and I wrote a handover note for each account so that no one is alone again.',
    ),
    mistake: story(
      "I once paid a supplier's invoice of eighteen thousand twice, because it came by mail and on paper with slightly different numbers.",
      'I found it in my own reconciliation, told my manager at once and called the supplier, who returned it within a week. Then I set up a check in our system on amount, date and supplier.',
      'Since then the check has stopped five double payments, and I tell the story to each new colleague.',
    ),
  },
  law: {
    profile:
      'I have practised for six years, first in a firm and now in the legal department of a company, mostly on contracts, disputes and advice to the business.',
    drive: 'I enjoy turning a pile of papers into two questions and one clear recommendation.',
    problem: story(
      'A client wanted to leave a supply contract early, and the penalty in it was four hundred thousand. He had been told that there was no way out.',
      'I read the contract together with two years of letters instead of the contract alone. The supplier had changed delivery dates nine times without the written consent that the contract required. I set out the strengths and weaknesses, and proposed to talk before we claimed.',
      'We settled within five weeks for forty thousand, both sides kept a smaller order, and the client avoided a case of two years.',
    ),
    people: story(
      'A manager was annoyed because my review of his contracts took two weeks, and he had begun to sign without us.',
      'I asked him to show me ten of them. Seven were nearly alike and carried little risk. I wrote a template with three fixed points and a limit below which he may sign himself, and promised him two days for the others.',
      'He came back to us, most contracts are signed within three days now, and I have time for those that matter.',
    ),
    pressure: story(
      'On a Thursday evening the other side sent us a new version of an agreement of eighty pages, to be signed on Friday at noon, and my colleague was in court.',
      'I compared the versions and ranked the forty changes by what they could cost. I called the client with the five that mattered, agreed what he could live with and left the harmless ones alone.',
      'Four of the five were changed back, we signed at half past eleven, and one of those points saved the client from a liability two years later.',
    ),
    mistake: story(
      'I once entered a deadline one week late in our calendar because I counted from the wrong date.',
      'I discovered it two days before the true deadline, told the partner at once and worked through with a colleague to file in time. I then proposed that each deadline be counted by two people independently.',
      'The filing was in time, the client was told openly, and the rule of two has been kept ever since.',
    ),
  },
  'human-resources': {
    profile:
      'I have worked in human resources for six years, now as a partner to three departments with about two hundred people, from hiring to hard conversations.',
    drive: 'I like it when a manager and an employee leave a room with an agreement that neither expected.',
    problem: story(
      'One of our departments lost every third new colleague within half a year, and it was thought to be the pay. I was asked to find out.',
      'I called twelve people who had left, some months after they had gone. Nine spoke about the first weeks: no computer, no plan and nobody to ask. I built a first month with two team leaders, with a named person and a real task in week one.',
      'In the next year two of nineteen left early instead of six of eighteen, and pay had not been touched.',
    ),
    people: story(
      'An experienced technician and his new manager no longer spoke, and both asked me to move the other.',
      'I heard each alone and asked what a good week would look like. He wanted to be asked before changes, she wanted to be told the truth about delays. I brought them together with those two sentences and let them agree on a talk each Monday.',
      'Nobody had to move. Half a year later he suggested her for a larger project, and I still use the same two questions.',
    ),
    pressure: story(
      'We had to hire eleven people in six weeks for a new contract, and two of our three recruiters were away.',
      'I asked the managers which four jobs had to be filled on the first day and began with those. I put all interviews on two fixed days a week, used the same short set of questions and told every candidate within two days.',
      'Nine of the eleven began on the first day and the other two a week later, and ten of them are still with us.',
    ),
    mistake: story(
      'I once told a candidate by telephone that he had the job before the manager had signed, and then the budget was cut.',
      'I called him the same hour, said that it was my error and not his, and found him an interview with another department within the week. I have not given any word since without the signature in front of me.',
      'He got the other job, and our process now has one line that shows who may say yes and when.',
    ),
  },
  administration: {
    profile:
      'I have run offices for seven years, now as an assistant to two directors and the first contact for a house with sixty people.',
    drive: 'I like it when things simply work and nobody notices how much thought is behind it.',
    problem: story(
      'Visitors waited up to fifteen minutes at our desk on Mondays, and nobody knew why it was only then. I wanted to change it.',
      'I kept a list for three weeks. Most of the visitors came for two regular meetings that both began at nine, and each badge had to be typed by hand. I asked one meeting to begin at half past nine and printed the badges on Friday from the invitations.',
      'The wait fell to about two minutes, and the other two offices took over the Friday list.',
    ),
    people: story(
      'A director I worked for was often short with me, and I began to avoid asking him things, which led to errors.',
      'I asked for fifteen minutes and told him what I needed to do my work well: five minutes each morning. I asked in turn what annoyed him. It was being interrupted in the afternoon. So I collected my questions on one card for the morning.',
      'The errors stopped, he became friendlier, and he later recommended the card to the other director.',
    ),
    pressure: story(
      'On the day before a board meeting with twelve guests the caterer cancelled, a flight was dropped and the printer failed.',
      'I wrote the three problems on a sheet with the latest hour for each. The flight came first, and I rebooked the guest by train. I asked a colleague to print at a shop and called two places nearby for the food, with a firm order by three.',
      'All guests were there at nine with papers and lunch, and the chairman said that he had noticed nothing.',
    ),
    mistake: story(
      "I once sent an invitation with the wrong date to thirty people, because I had copied last year's.",
      'I noticed it an hour later, called the five who had furthest to travel and sent a correction with a clear title. Since then I read date and weekday aloud before I send anything.',
      'Everybody came on the right day, and the weekday check has saved me several times.',
    ),
  },
  research: {
    profile:
      'I have worked in research for six years, most recently in a group of nine on materials for filters, planning experiments and looking after the analysis.',
    drive: 'I enjoy the moment when a result contradicts what I believed and turns out to be right.',
    problem: story(
      'Our measurements varied so much from week to week that we could not see the effect we were looking for, and the project had four months left.',
      'I stopped new experiments for two weeks and measured one standard each morning. The values followed the humidity in the room. I built a small dry box, randomised the order of the samples and measured the standard between them.',
      'The spread fell to a third, the effect became visible with twelve samples instead of forty, and the paper came out the next spring.',
    ),
    people: story(
      'Two colleagues disagreed over who should be first author, and the work in our group had come to a halt.',
      'I asked both to write down separately what each person had contributed, including ideas and repairs. Their lists were nearly the same. We agreed to share the first place and to decide such things at the start from then on.',
      'The paper was submitted two weeks later, and each project of ours now begins with one page on roles.',
    ),
    pressure: story(
      'Three weeks before a deadline for a grant our main instrument failed, and the pilot data were not complete.',
      'I listed which figures the reviewers would really need and called two other laboratories the same day. One gave us nights. I drove the samples there myself and asked a colleague to write the methods meanwhile.',
      'We handed it in a day early with the two most important figures, and the grant was approved.',
    ),
    mistake: story(
      'I once found that I had swapped two labels in an analysis that I had already shown at a meeting.',
      'I checked the raw data, told my supervisor the same day and wrote to those who had been there with the corrected figure. After that I analysed with the labels hidden and with a script rather than by hand.',
      'The effect was smaller but still there, and two people wrote that they valued the correction.',
    ),
  },
  media: {
    profile:
      'I have worked as a writer and editor for seven years, most recently for a regional news site, where I plan, write and edit about ten pieces a week.',
    drive: 'I like making something difficult clear without making it false.',
    problem: story(
      "We had published forty pieces on a new law, and our readers' questions showed that hardly anyone understood it. I was asked to find another form.",
      'I read two hundred letters and saw that people asked about their own case and not about the law. So I told it through three households with real bills, checked each figure with an adviser and put the five most common questions underneath.',
      'It was read to the end three times as often as our usual pieces, and the advice centre still hands it out.',
    ),
    people: story(
      'A woman whose story mattered for a report had been treated badly by other journalists and did not want to talk to me.',
      'I did not push. I told her what I was working on, which questions I had and that she could stop at any time, and I left my number. When she called, I listened for an hour without a recorder and read her quotations back to her.',
      'She agreed to be named, the report led to a change in the rules of her town, and she wrote to me that it was fair.',
    ),
    pressure: story(
      'Two hours before we went to press our main story fell through, because a source withdrew.',
      'I told the editor at once, looked for what we had that was checked and nearly done, and chose a portrait. I cut it by a third, asked the photographer for another picture and called the person to confirm two facts.',
      'We were ready eight minutes before time, without a single correction afterwards, and the first story ran two weeks later with a better source.',
    ),
    mistake: story(
      'I once misspelled the name of a man in an article about his late wife.',
      'I corrected it within minutes of his message, called him and apologised without explaining it away, and asked what else he wished to see changed. Since then I let people spell their names to me and read them back.',
      'He later sent us a photograph for the archive, and I have kept to that habit for five years.',
    ),
  },
  'public-service': {
    profile:
      'I have worked in public administration for six years, now in a town with ninety thousand people, where I decide on permits and answer for the service at the counter.',
    drive: 'I like making a rule understandable and seeing that everybody is treated by the same measure.',
    problem: story(
      'Building permits in our office took fourteen weeks on average, and people were angry. I was asked to find out why.',
      'I looked at fifty files day by day. Two thirds had been sent back at least once because the same two documents were missing. I rewrote the leaflet with three applicants, added a check at the counter, and sent one complete list instead of several letters.',
      'After five months we needed eight weeks, with the same staff, and the number of complaints fell by half.',
    ),
    people: story(
      'A man came to the counter, furious because his application had been refused, and he would not leave.',
      'I took him to a quiet table, let him speak and then explained the reason in plain words, without hiding behind the paragraph. I showed him which part could be changed, and how to appeal if he disagreed.',
      'He handed in a changed plan two weeks later that we could approve, and he thanked my colleague by name.',
    ),
    pressure: story(
      "A new law came into force with three weeks' notice, and four thousand households needed a letter from us.",
      'I sorted the cases into simple and difficult, wrote one clear letter for the simple ones with two colleagues and tested it on our caretaker and my mother. I opened a telephone line for the first ten days.',
      'All letters were out two days before the date, and fewer than five in a hundred people had to call.',
    ),
    mistake: story(
      'I once applied an old fee to about thirty permits because I had missed a change in the table.',
      'I found it while checking, told my head of office, wrote to all thirty with an apology and paid back the difference. I then proposed that each change of fee is confirmed by two people and tested with a sample.',
      'Most people were friendly about it, and the next change went through without an error.',
    ),
  },
  general: {
    profile:
      'I have about five years of experience in roles where I had to be reliable, learn quickly and work closely with other people.',
    drive:
      'I like leaving a piece of work in better order than I found it, and knowing who is better off because of it.',
    problem: story(
      'At my last workplace about one task in ten had to be done twice, and everybody had got used to it. I wanted to find out why.',
      'I kept a simple list for three weeks of what came back and for which reason. Two thirds came back because one detail was missing at the start. I suggested a short checklist, tried it with two colleagues and changed it after their remarks.',
      'Within two months the repeats fell from one in ten to about one in fifty, and that gave each of us nearly two hours a week.',
    ),
    people: story(
      "A colleague and I shared a task, and we kept getting in each other's way, until we hardly spoke.",
      'I asked him for a coffee outside and began with what I might be doing wrong. He told me that he heard of my changes too late. We agreed on five minutes every morning and on who has the last word on what.',
      'After two weeks the errors had stopped, and when I left he was the one who organised the farewell.',
    ),
    pressure: story(
      'In our busiest week of the year two of six colleagues fell ill, and there were three deadlines on the same Friday.',
      'I wrote everything that was left on one sheet, asked my manager which of the three could move and called the people concerned before they had to ask. Then I did the hardest part first each morning, and we met for ten minutes at noon.',
      'Two of the three were done on time, the third came on Monday as agreed, and nobody had to work at the weekend.',
    ),
    mistake: story(
      'I once passed on information that I had not checked, and a customer came on the wrong day because of it.',
      'I called her at once, said that it was my fault and found her another date that suited her the same week. Since then I repeat dates and numbers back before I pass them on.',
      'She stayed with us, and I have not made that mistake again.',
    ),
  },
};
