import type { JudgedAnswer } from './judged-answer.ts';

const INDEX = 'What is a database index and when would you use one?';
const HTTP = 'What is HTTP and how does it work?';
const THREADS = 'What is the difference between a process and a thread?';
const REST = 'What is a REST API?';
const OVERFIT = 'What is overfitting and how do you prevent it?';
const GIT = 'What is the difference between git merge and git rebase?';
const CACHE = 'How would you design a cache for a web application?';

export const TECHNICAL_ANSWERS: readonly JudgedAnswer[] = [
  {
    id: 'technical-01',
    question: INDEX,
    type: 'Technical',
    role: 'Backend developer',
    form: 'typed',
    group: 'technical-right',
    band: 4.5,
    reason: 'Right, mechanism, cost, choice, example.',
    answer:
      'An index is a separate, sorted structure, usually a B-tree, that maps the values of one or more columns to the rows ' +
      'that hold them. Without it the database has to scan the whole table to find a row, with it a lookup takes a few page ' +
      'reads. The price is that each insert, update and delete has to maintain the index too, and it takes disk space, so I ' +
      'index columns that appear in where clauses, joins and sorting, and that have many different values. For example, in ' +
      'an order table with 20 million rows we added a composite index on customer and date, and a query went from four seconds ' +
      'to 12 milliseconds. I check with explain whether the planner really uses it.',
  },
  {
    id: 'technical-02',
    question: INDEX,
    type: 'Technical',
    form: 'speech',
    group: 'technical-right',
    band: 3.6,
    reason: 'Right and understandable, less depth.',
    answer:
      'so an index is like the index at the back of a book instead of reading every page the database can look up where the ' +
      'row is so it makes selects a lot faster especially on big tables but the downside is that writes get slower because ' +
      'the index also has to be updated and it takes more storage so i would use it on columns that i search a lot like an ' +
      'email or a foreign key',
  },
  {
    id: 'technical-03',
    question: INDEX,
    type: 'Technical',
    form: 'typed',
    group: 'technical-wrong',
    band: 0.8,
    reason: 'Wrong: index as backup, writes faster.',
    answer: `An index makes writes faster because it is a copy of the database. You should put an index on every column so that everything is quick and your data is safe.`,
  },
  {
    id: 'technical-04',
    question: INDEX,
    type: 'Technical',
    form: 'speech',
    group: 'technical-thin',
    band: 1.8,
    reason: 'Right but one thin thought.',
    answer: `um an index it makes the database faster like when you search for something uh it finds it faster`,
  },
  {
    id: 'technical-05',
    question: HTTP,
    type: 'Technical',
    form: 'typed',
    group: 'technical-right',
    band: 4.3,
    reason: 'Right and complete.',
    answer:
      'HTTP is the protocol with which a browser or another client talks to a server. The client opens a connection, sends ' +
      'a request with a method such as GET or POST, a path, headers and perhaps a body, and the server answers with a status ' +
      'code, headers and a body. It is stateless: each request stands for itself, so a login has to travel along, usually in ' +
      'a cookie or a token. With HTTPS the same messages go through TLS, which encrypts them and proves who the server is. ' +
      'Version 2 sends many requests over one connection at once, because opening a new one for every image was slow.',
  },
  {
    id: 'technical-06',
    question: HTTP,
    type: 'Technical',
    form: 'typed',
    group: 'technical-wrong',
    band: 0.6,
    reason: 'Wrong.',
    answer: `HTTP is a database where websites are stored. When you open a page the HTTP downloads the tables to your computer and then the programming language shows it.`,
  },
  {
    id: 'technical-07',
    question: HTTP,
    type: 'Technical',
    form: 'speech',
    group: 'technical-middling',
    band: 2.7,
    reason: 'Right in outline, few details.',
    answer:
      `uh http stands for hypertext transfer protocol and it's basically how browsers and servers communicate so you type ` +
      'in a url and the browser sends a request and the server sends back a response with the html page',
  },
  {
    id: 'technical-08',
    question: HTTP,
    type: 'Technical',
    form: 'typed',
    group: 'very-short',
    band: 1.4,
    reason: 'One bare line.',
    answer: `HTTP is a protocol that is used on the internet to show websites.`,
  },
  {
    id: 'technical-09',
    question: THREADS,
    type: 'Technical',
    form: 'typed',
    group: 'technical-right',
    band: 4.4,
    reason: 'Memory, cost, isolation, choice, example.',
    answer:
      'A process has its own address space; threads live inside a process and share its memory, while each keeps its own stack ' +
      'and registers. Because of that, switching between threads and passing data is cheap, but two threads can change the ' +
      'same value at once, so you need locks or message passing, and a crash of one thread usually takes down the whole process. ' +
      'Processes are isolated, which is safer, at the cost of slower start and communication through pipes or sockets. In our ' +
      'image service we used one process per customer for isolation and a thread pool inside each for decoding, since decoding ' +
      'shares the same buffers.',
  },
  {
    id: 'technical-10',
    question: THREADS,
    type: 'Technical',
    form: 'speech',
    group: 'technical-middling',
    band: 2.9,
    reason: 'Right core, hesitant.',
    answer:
      'um so a process is like a program that is running and it has its own memory and uh a thread is like a smaller part ' +
      `inside the process and threads share the memory so they're faster to create but um you have to be careful with like ` +
      'race conditions',
  },
  {
    id: 'technical-11',
    question: THREADS,
    type: 'Technical',
    form: 'typed',
    group: 'technical-wrong',
    band: 1.0,
    reason: 'Turned round.',
    answer: `A thread has its own memory and contains several processes. Processes share memory with each other and they are lighter than threads, so processes are faster to create.`,
  },
  {
    id: 'technical-12',
    question: THREADS,
    type: 'Technical',
    form: 'speech',
    group: 'technical-unknown',
    band: 0.8,
    reason: 'Does not know.',
    answer: `i'm not really sure i think we had that in class but i don't remember the difference sorry they're both something with the computer running things`,
  },
  {
    id: 'technical-13',
    question: REST,
    type: 'Technical',
    form: 'typed',
    group: 'technical-right',
    band: 4.1,
    reason: 'Principles and example.',
    answer:
      'REST is a style for web interfaces in which everything is a resource with its own URL, and the HTTP methods say what ' +
      'to do with it: GET reads, POST creates, PUT replaces, PATCH changes and DELETE removes. Each request carries all that ' +
      'is needed, so any server can answer it, which makes scaling and caching easy. Responses are mostly JSON, and the status ' +
      'code tells whether it worked, for example 201 after creating and 404 when nothing is there. The drawback is that a screen ' +
      'may need five calls; then I add a combined resource or use GraphQL instead.',
  },
  {
    id: 'technical-14',
    question: REST,
    type: 'Technical',
    form: 'speech',
    group: 'technical-middling',
    band: 2.5,
    reason: 'Right but general.',
    answer: `a rest api is uh when you have endpoints and you can call them with get and post and you get json back so like the front end can get data from the back end`,
  },
  {
    id: 'technical-15',
    question: OVERFIT,
    type: 'Technical',
    role: 'Data scientist',
    form: 'typed',
    group: 'technical-right',
    band: 4.4,
    reason: 'Right, detection, remedies, example, trade-off.',
    answer:
      'A model overfits when it learns the noise of the training data, so its error there keeps falling while the error on ' +
      'unseen data rises. I see it by comparing training and validation scores, best with cross-validation. To prevent it I ' +
      'first try more or more varied data, then a simpler model or regularisation such as L2 or dropout, and early stopping. ' +
      'There is a trade-off with bias: if I regularise too much, the model underfits. In a churn project our gradient boosting ' +
      'had 0.97 on training and 0.71 on validation; limiting the depth to four and removing an id column that leaked the answer ' +
      'brought them to 0.81 and 0.79.',
  },
  {
    id: 'technical-16',
    question: OVERFIT,
    type: 'Technical',
    form: 'speech',
    group: 'technical-middling',
    band: 3.0,
    reason: 'Right, two remedies, fillers.',
    answer:
      'so overfitting is when your model is too good on the training data like it memorizes it and then on new data it does ' +
      'really bad and um to prevent it you can use cross validation or um get more data or make the model simpler like with ' +
      'regularization',
  },
  {
    id: 'technical-17',
    question: OVERFIT,
    type: 'Technical',
    form: 'typed',
    group: 'technical-wrong',
    band: 0.9,
    reason: 'Wrong remedy and meaning.',
    answer: `Overfitting is when the model is too simple and does not learn enough. You prevent it by adding more layers and training longer until the training error is zero.`,
  },
  {
    id: 'technical-18',
    question: GIT,
    type: 'Technical',
    form: 'typed',
    group: 'technical-right',
    band: 4.0,
    reason: 'Right, consequence, rule of thumb.',
    answer:
      'Merge joins two branches with a new commit that has both as parents, so the history stays as it happened. Rebase takes ' +
      'my commits and writes them again on top of the other branch, which gives a straight line but new hashes. Because it ' +
      'rewrites history I rebase only my own local branch before I open a pull request, and never a branch that others have ' +
      'pulled. With merge conflicts come up once, with rebase perhaps at each commit.',
  },
  {
    id: 'technical-19',
    question: GIT,
    type: 'Technical',
    form: 'speech',
    group: 'technical-thin',
    band: 1.6,
    reason: 'Vague.',
    answer: `um they both like combine branches and uh i usually just use merge because rebase is kind of scary`,
  },
  {
    id: 'technical-20',
    question: CACHE,
    type: 'Technical',
    role: 'Software architect',
    form: 'typed',
    group: 'technical-right',
    band: 4.6,
    reason: 'Requirements, layers, invalidation, failure, numbers.',
    answer:
      'First I would ask what is slow and how stale it may be. Static files go to a CDN with long lifetimes and hashed names. ' +
      'For data I would put Redis in front of the database as a cache-aside: the service looks there first, on a miss reads ' +
      'the database and stores the value with a time to live of, say, five minutes plus some jitter so that not everything ' +
      'expires at once. On a write I delete the key rather than update it, because two writers could otherwise leave an old ' +
      'value. The trade-off is consistency: prices need a short lifetime or an event that invalidates them, while product texts ' +
      'can wait. I would limit memory with an LRU policy, watch the hit rate, and protect the database from a stampede with ' +
      'a lock per key. If Redis is down the service must still work, only slower.',
  },
  {
    id: 'technical-21',
    question: CACHE,
    type: 'Technical',
    form: 'typed',
    group: 'technical-middling',
    band: 2.6,
    reason: 'Right idea, little depth.',
    answer: `I would use Redis to store the results of the database queries so that the next request is faster. When the data changes I would delete the cache. I would also set an expiry time.`,
  },
  {
    id: 'technical-22',
    question: CACHE,
    type: 'Technical',
    form: 'speech',
    group: 'technical-wrong',
    band: 0.9,
    reason: 'Wrong in substance.',
    answer: `a cache is where you keep the passwords of the users so they don't have to log in again so i would just save everything in the cache forever and then you don't need the database anymore`,
  },
  {
    id: 'technical-23',
    question: 'Explain the difference between SQL and NoSQL databases.',
    type: 'Technical',
    form: 'typed',
    group: 'technical-right',
    band: 4.1,
    reason: 'Right with trade-offs and examples.',
    answer:
      'A relational database keeps data in tables with a fixed schema and relations between them, and gives transactions with ' +
      'ACID guarantees, so I use PostgreSQL for orders and payments, where a half-written row would be a disaster. NoSQL is ' +
      'a family: documents as in MongoDB, key and value as in Redis, wide columns as in Cassandra, graphs as in Neo4j. They ' +
      'trade joins and strict consistency for a flexible schema and easy scaling over many machines. For a product catalogue ' +
      'with very different attributes, or a stream of sensor values, that is a better fit. In doubt I start relational, because ' +
      'one can add a JSON column.',
  },
  {
    id: 'technical-24',
    question: 'Explain the difference between SQL and NoSQL databases.',
    type: 'Technical',
    form: 'speech',
    group: 'technical-middling',
    band: 2.4,
    reason: 'Partly right, thin.',
    answer: `um sql has tables and rows and nosql is like more flexible it's like json documents so like mongodb and um sql is older i think but a lot of companies still use it`,
  },
  {
    id: 'technical-25',
    question: 'What is a deadlock and how can it be avoided?',
    type: 'Technical',
    form: 'typed',
    group: 'technical-right',
    band: 4.0,
    reason: 'Right, conditions, remedies.',
    answer:
      'A deadlock is when two threads wait for each other forever: one holds lock A and wants B, the other holds B and wants ' +
      'A. It needs mutual exclusion, hold and wait, no preemption and a circular wait, so breaking any of these avoids it. ' +
      'In practice I always take locks in the same order, keep critical sections short and use a timeout with retry. Databases ' +
      'detect the cycle and abort one transaction, so the application has to be ready to repeat it.',
  },
  {
    id: 'technical-26',
    question: 'What is a deadlock and how can it be avoided?',
    type: 'Technical',
    form: 'typed',
    group: 'technical-wrong',
    band: 0.9,
    reason: 'Wrong.',
    answer: `A deadlock is when the server is hacked and locked by a virus. It can be avoided with a good antivirus and strong passwords.`,
  },
  {
    id: 'technical-27',
    question: 'What is the difference between TCP and UDP?',
    type: 'Technical',
    form: 'speech',
    group: 'technical-right',
    band: 3.7,
    reason: 'Right, fluent, examples.',
    answer:
      `tcp is connection oriented so there's a handshake first and then every packet gets acknowledged and resent if it's ` +
      'lost and they arrive in order so you use it for web pages email and files where everything has to be complete udp just ' +
      `sends the packets without a connection and without checking so it's faster and has less overhead but you can lose some ` +
      `so it's used for video calls games and dns where a late packet is worse than a missing one`,
  },
  {
    id: 'technical-28',
    question: 'What is the difference between TCP and UDP?',
    type: 'Technical',
    form: 'typed',
    group: 'technical-wrong',
    band: 0.9,
    reason: 'Turned round.',
    answer: `UDP is reliable because it checks every packet and TCP is not reliable, TCP is only used for videos. UDP needs a handshake and is slower.`,
  },
  {
    id: 'technical-29',
    question: 'How do you calculate free cash flow, and why does it matter?',
    type: 'Technical',
    role: 'Financial analyst',
    form: 'typed',
    group: 'technical-right',
    band: 4.1,
    reason: 'Formula, meaning, caveat, example.',
    answer:
      'I start from operating cash flow, which is net income plus depreciation and other non-cash items, corrected for the ' +
      'change in working capital, and subtract capital expenditure. It shows what is left for dividends, debt and acquisitions, ' +
      'and unlike profit it is hard to dress up. A growing company can show a profit and still burn cash, because inventory ' +
      'and receivables grow faster than payables. At my last company earnings rose 12 percent while free cash flow halved, ' +
      'since customers paid after 80 days instead of 45, and that is what we told the board first.',
  },
  {
    id: 'technical-30',
    question: 'How do you calculate free cash flow, and why does it matter?',
    type: 'Technical',
    form: 'typed',
    group: 'technical-wrong',
    band: 1.0,
    reason: 'Confuses with revenue.',
    answer: `Free cash flow is the same as revenue. You take all the sales of the year and that is the free cash that the company has, so a high revenue means a lot of cash.`,
  },
  {
    id: 'technical-31',
    question: 'What are the signs of sepsis and what would you do first?',
    type: 'Technical',
    role: 'Nurse',
    form: 'typed',
    group: 'technical-right',
    band: 4.2,
    reason: 'Signs, urgency, bundle.',
    answer:
      'I look for a suspected infection together with a fast pulse and breathing, fever or a low temperature, low blood pressure, ' +
      'new confusion, little urine and a lactate above two. It is an emergency because mortality rises with every hour, so ' +
      'I call for help and start the bundle within an hour: oxygen, blood cultures before the antibiotics, broad-spectrum antibiotics, ' +
      'fluids, lactate and a catheter to measure urine. I repeat the vital signs every fifteen minutes and hand over with SBAR, ' +
      'so that the doctor has the numbers in one breath.',
  },
  {
    id: 'technical-32',
    question: 'What are the signs of sepsis and what would you do first?',
    type: 'Technical',
    form: 'speech',
    group: 'technical-middling',
    band: 2.6,
    reason: 'Right but incomplete.',
    answer: `um sepsis is when an infection gets into the blood so you'd see fever and fast heart rate and low blood pressure and i would tell the doctor right away and um check the vitals`,
  },
  {
    id: 'technical-33',
    question: 'How do you differentiate instruction in a mixed-ability class?',
    type: 'Technical',
    role: 'Teacher',
    form: 'typed',
    group: 'technical-right',
    band: 4.0,
    reason: 'Methods, diagnosis, example.',
    answer:
      'I begin with a short diagnostic so that I know who needs what, and then vary the task, the support or the product rather ' +
      'than giving three different lessons. In fractions, for example, everybody works on the same problem, but some have paper ' +
      'strips, some a worked example and some an open extension. Groups change every two weeks, because fixed groups become ' +
      'labels. I use exit tickets to see who has understood, and plan the next lesson from them. The cost is preparation time, ' +
      'so I reuse tasks with a low floor and a high ceiling.',
  },
  {
    id: 'technical-34',
    question: 'How do you differentiate instruction in a mixed-ability class?',
    type: 'Technical',
    form: 'speech',
    group: 'technical-thin',
    band: 1.8,
    reason: 'General.',
    answer: `well every student is different so you have to make sure that everyone learns at their own pace and um give the fast ones more work and help the slow ones`,
  },
  {
    id: 'technical-35',
    question: 'How does SEO work and how would you improve the ranking of a page?',
    type: 'Technical',
    role: 'Marketing specialist',
    form: 'typed',
    group: 'technical-right',
    band: 3.9,
    reason: 'Right, steps, measure.',
    answer:
      'Search engines crawl pages, index their content and rank them by relevance, authority and experience. I would first ' +
      'look in Search Console at which queries the page already appears for, then match the content to what people really want ' +
      'to know, with a clear title, headings and internal links. Then I fix the technical side: loading speed, mobile layout, ' +
      'structured data and broken links. Authority comes from links of other sites, so I write something worth citing, such ' +
      'as our own survey. I measure impressions, clicks and position after six weeks, since changes take time.',
  },
  {
    id: 'technical-36',
    question: 'How does SEO work and how would you improve the ranking of a page?',
    type: 'Technical',
    form: 'typed',
    group: 'technical-wrong',
    band: 1.2,
    reason: 'Outdated, harmful.',
    answer: `You write the keyword as many times as possible on the page, also in white text so that nobody sees it, and buy a lot of links. Then Google puts you on the first place.`,
  },
  {
    id: 'technical-37',
    question: 'What is the bias-variance tradeoff?',
    form: 'speech',
    group: 'technical-right',
    band: 3.6,
    reason: 'Right, fluent, type not given.',
    answer:
      `bias is the error you get because your model is too simple so it misses the pattern that's underfitting and variance ` +
      `is the error because your model reacts too much to the particular training data that's overfitting when you make the ` +
      'model more complex the bias goes down but the variance goes up so you want the point in the middle where the total error ' +
      'on new data is lowest and you find that with cross validation for example by trying different depths of a tree',
  },
  {
    id: 'technical-38',
    question: 'What is dependency injection?',
    type: 'Technical',
    form: 'typed',
    group: 'technical-right',
    band: 3.8,
    reason: 'Right, why, example, cost; maybe outside the table.',
    answer:
      'Dependency injection means that an object gets the things it needs from outside, usually through its constructor, instead ' +
      'of creating them itself. So my order service receives a payment gateway as an interface, and in a test I pass a fake ' +
      'one, which makes the test fast and independent of the network. It also keeps the wiring in one place. The drawback is ' +
      'that with a container it can become hard to see where an instance comes from, so in small programs I wire by hand.',
  },
  {
    id: 'technical-39',
    question: 'What is dependency injection?',
    type: 'Technical',
    form: 'speech',
    group: 'technical-unknown',
    band: 0.9,
    reason: 'Guessing.',
    answer: `um dependency injection i think it's um when you inject something like uh when you have dependencies and you inject them i'm not totally sure though`,
  },
  {
    id: 'technical-40',
    question: 'How would you read a wiring diagram for a motor starter?',
    type: 'Technical',
    role: 'Electrician',
    form: 'typed',
    group: 'technical-right',
    band: 3.8,
    reason: 'Trade knowledge outside the table.',
    answer:
      'I separate the power circuit from the control circuit first. In the power part I follow the three phases from the breaker ' +
      'through the contactor and the overload relay to the motor. In the control part I start at the supply, then the stop ' +
      'button, which is normally closed, the start button, which is normally open, and the holding contact in parallel with ' +
      `it, until I reach the coil. The overload's contact has to be in series, so that a hot motor drops the contactor. Then ` +
      'I check the terminal numbers against the cabinet, because drawings are often one change behind.',
  },
  {
    id: 'technical-41',
    question: INDEX,
    type: 'Technical',
    form: 'typed',
    group: 'technical-off',
    band: 1.1,
    reason: 'Talks about something else at work.',
    answer:
      'In my last job I worked with a big database for customer data. I was responsible for the reports and I had to send ' +
      'them every week to my manager. It was an interesting job and I learned a lot about the company.',
  },
  {
    id: 'technical-42',
    question: 'What is the difference between a list and a tuple in Python?',
    type: 'Technical',
    form: 'typed',
    group: 'technical-right',
    band: 3.7,
    reason: 'Right and to the point.',
    answer:
      'A list is mutable: you can append, remove and replace items. A tuple is immutable, so once created it cannot change. ' +
      'Because of that a tuple can be hashed and used as a dictionary key, and it takes slightly less memory. I use tuples ' +
      'for fixed records such as coordinates or to return several values, and lists for collections that grow.',
  },
  {
    id: 'technical-43',
    question: 'What is the difference between a list and a tuple in Python?',
    type: 'Technical',
    form: 'typed',
    group: 'technical-wrong',
    band: 0.9,
    reason: 'Turned round.',
    answer: `A tuple is mutable so you can change it and a list is immutable so you can not change it after you create it. That is why lists are used as dictionary keys.`,
  },
  {
    id: 'technical-44',
    question: 'How do you prevent cross contamination in a kitchen?',
    type: 'Technical',
    role: 'Cook',
    form: 'speech',
    group: 'technical-right',
    band: 3.5,
    reason: 'Concrete practice, spoken.',
    answer:
      'the main thing is to keep raw and ready to eat food apart so we use different boards and knives raw chicken is on the ' +
      'yellow board salad is on the green one and in the fridge the raw meat goes on the bottom shelf so nothing can drip down ' +
      'then wash your hands for twenty seconds between tasks and change your gloves and we sanitize the surfaces after every ' +
      'prep and check that the fridge is below five degrees twice a day because bacteria grow fast above that',
  },
];
