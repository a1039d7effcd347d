/** Cores of answers to questions of knowledge that are asked everywhere and are not in the bank; all patterns of an entry must match. */
export const KNOWN_ANSWERS: readonly { words: readonly RegExp[]; answer: string }[] = [
  {
    words: [/\btcp\b/i, /\budp\b/i],
    answer:
      'TCP sets up a connection, numbers what it sends, repeats what is lost and slows down when the network is full. UDP only sends, so it is ' +
      'quicker but may lose or reorder. I use TCP for pages and files, and UDP for speech, games and name look-ups.',
  },
  {
    words: [/\bprocess(?:es)?\b/i, /\bthreads?\b/i],
    answer:
      'A process has memory of its own and is isolated from others, while threads share the memory of one process. Threads are cheaper to start and ' +
      'to switch, but they need locks, and one that crashes takes the others with it.',
  },
  {
    words: [/\bclosures?\b/i],
    answer:
      'A closure is a function together with the variables of the place where it was created, which it keeps even after that place has finished. I ' +
      'use it for callbacks and private state, and I watch that it does not hold large objects alive.',
  },
  {
    words: [/\brest\b(?:ful)?/i, /\bgraphql\b/i],
    answer:
      'REST offers one address for each resource and uses the verbs and caching of HTTP. GraphQL has one address, and the client says which fields ' +
      'it wants. I choose REST for simple public interfaces, and GraphQL when many screens need different slices of the same data.',
  },
  {
    words: [/\bsql\b/i, /\bnosql\b/i],
    answer:
      'SQL databases keep tables with relations and rules that always hold. NoSQL stores give up part of that for a flexible shape or for spreading ' +
      'over many machines. I start with SQL unless the way of access or the volume speaks clearly against it.',
  },
  {
    words: [/\bhttps?\b/i, /\bdifference\b/i],
    answer:
      'HTTPS is HTTP inside an encrypted TLS connection. Nobody on the way can read or change what is sent, and the certificate shows that one is talking to the right server.',
  },
  {
    words: [/\bprimary key\b/i],
    answer:
      'A primary key identifies each row and is unique and never empty. A foreign key points at the primary key of another table, and the database sees to it that what it points at exists.',
  },
  {
    words: [/\bpolymorphism\b|\bobject[- ]oriented\b|\binheritance\b/i],
    answer:
      'Objects keep data and behaviour together. Through polymorphism the caller uses one interface and each kind of object does it in its own way. ' +
      'I prefer to compose small parts, and I use inheritance only for a true kind-of relation.',
  },
  {
    words: [/\bsupervised\b/i],
    answer:
      'In supervised learning the examples carry the right answer, so the model learns to predict it. In unsupervised learning there are no ' +
      'answers, and it looks for groups or structure. The first can be scored directly, while the second needs a person to judge whether the groups ' +
      'mean anything.',
  },
  {
    words: [/\bprecision\b/i, /\brecall\b/i],
    answer:
      'Precision says how many of the cases I flagged were right, and recall how many of the right ones I found. Raising one usually lowers the ' +
      'other, so I set the threshold by what each kind of error costs.',
  },
  {
    words: [/\bsymmetric\b/i],
    answer:
      'Symmetric encryption uses one key for both directions and is fast, but the key must be shared first. Asymmetric encryption has a public and ' +
      'a private key, is slow and solves that problem. In practice one uses the second to agree on a key for the first.',
  },
  {
    words: [/\bcross[- ]site scripting\b|\bxss\b/i],
    answer:
      "In cross-site scripting somebody's input is shown as code in another person's browser. I escape by context at output, use a framework that " +
      'does it by default, and set a content security policy as a second line.',
  },
  {
    words: [/\bcontinuous integration\b|\bci\/?cd\b/i],
    answer:
      'Continuous integration builds and tests every small change at once, so that errors are found while they are fresh. Continuous delivery keeps ' +
      'the result ready to release at any time, with the same steps for every environment and a way back.',
  },
  {
    words: [/\bagile\b|\bscrum\b/i, /\bwaterfall\b/i],
    answer:
      'Waterfall plans everything first and then builds it in phases, which fits when changes are dear. Agile delivers in small steps and adapts ' +
      'after each, which fits when the need is uncertain. Most of my projects had a fixed frame with learning inside.',
  },
  {
    words: [/\bdebits?\b/i, /\bcredits?\b/i],
    answer:
      'Each entry has two sides of the same amount. A debit increases assets and expenses, and a credit increases liabilities, equity and income. ' +
      'If I buy goods on account, I debit stock and credit the supplier.',
  },
  {
    words: [/\baccruals?\b/i],
    answer:
      'Under accrual accounting income and cost are recorded when they arise, and under the cash basis when money moves. Accruals show the true ' +
      'result of a period, and cash shows whether one can pay, so I look at both.',
  },
  {
    words: [/\bebitda\b/i],
    answer:
      'It is the profit before interest, taxes, depreciation and amortisation. It helps to compare the operations of companies with different ' +
      'financing, but it leaves out investment and working capital, so it is not cash.',
  },
  {
    words: [/\bgross\b/i, /\bmargin\b|\bprofit\b/i],
    answer:
      'Gross profit is sales less the direct cost of what was sold. Net profit also takes off overheads, interest and taxes. A good gross and a poor net margin tell me to look at the overheads.',
  },
  {
    words: [/\bformative\b|\bsummative\b/i],
    answer:
      'Formative assessment happens during learning and changes the next lesson. Summative assessment comes at the end and says what was reached. ' +
      'The same test can be either one; it depends on what I do with the result.',
  },
  {
    words: [/\bhaccp\b/i],
    answer:
      'HACCP means looking at each step in the kitchen for what could make somebody ill, choosing the points where it can be controlled, such as ' +
      'temperature, setting limits, measuring, and writing down what was done when one was passed.',
  },
  {
    words: [/\b(?:b2b|business[- ]to[- ]business)\b/i, /\b(?:b2c|consumers?)\b/i],
    answer:
      'In business sales several people decide, reasons and risk count, and it takes months. Consumers decide alone and quickly, with more feeling. ' +
      'So in the first I help one champion to convince the others, and in the second I take away every obstacle before the purchase.',
  },
  {
    words: [/\blifetime value\b|\bcustomer acquisition cost\b|\bcac\b|\bltv\b/i],
    answer:
      'Acquisition cost is all that it takes to win one customer, and lifetime value is the margin that this customer brings before leaving. About ' +
      'three to one is healthy, but I also look at how many months pass until the cost is back.',
  },
  {
    words: [/\bcach(?:e|es|ing)\b/i],
    answer:
      'I keep copies of what is read often and changes seldom, as near to the reader as is safe. I decide how long a copy may be old, delete it ' +
      'when the original changes, put a limit on its size, and make sure that the application still works when the cache is empty.',
  },
  {
    words: [/\blists?\b/i, /\btuples?\b/i],
    answer:
      'A list can be changed after it was made, a tuple cannot. So a tuple may be a key in a dictionary and tells the reader that its places have a ' +
      'meaning, while a list is for many things of one kind that come and go.',
  },
  {
    words: [/\bdeadlocks?\b/i],
    answer:
      'In a deadlock two threads each hold a lock that the other one waits for, so neither goes on. I always take locks in the same order, hold ' +
      'them briefly and give up after a timeout. A database finds the circle itself and ends one of the transactions, which then has to be tried ' +
      'again.',
  },
  {
    words: [/\boverfit(?:ting|s)?\b/i],
    answer:
      'A model overfits when it learns the noise of its training data, so that it is good there and poor on anything new. I notice it by comparing ' +
      'with data held back, and I use more data, a simpler model, a penalty on complexity or earlier stopping.',
  },
  {
    words: [/\bbias\b/i, /\bvariance\b/i],
    answer:
      'Bias is the error of a model that is too simple, variance the error of one that follows each sample too closely. Making a model richer ' +
      'lowers the first and raises the second, so I look for the point at which the error on unseen data is smallest.',
  },
  {
    words: [/\bdependency injection\b/i],
    answer:
      'With dependency injection an object is given what it needs from outside instead of making it itself. In a test I can then hand in a fake, ' +
      'and in production another implementation, without touching the object. Its price is that one must look elsewhere to see how things are ' +
      'wired.',
  },
  {
    words: [/\bgit\b/i, /\bmerge\b/i, /\brebase\b/i],
    answer:
      'A merge joins two histories and keeps both as they were. A rebase writes my commits again on top of the other branch, which reads as one ' +
      'line. I rebase what nobody else has yet and never rewrite a branch that others work on.',
  },
  {
    words: [/\bacid\b/i],
    answer:
      'ACID means that a transaction happens wholly or not at all, leaves the data valid, is not disturbed by others at the same time, and survives ' +
      'a crash once it is confirmed. I rely on it for money and stock, and relax it only where an old value does no harm.',
  },
  {
    words: [/\bmicro-?services?\b/i],
    answer:
      'Microservices split a system into parts that are built and released by themselves. That helps many teams to work side by side, but calls ' +
      'over the network fail and data are spread. I begin with one well-ordered application and split off what has a reason of its own.',
  },
  {
    words: [/\bgarbage collect(?:ion|or|ing)\b/i],
    answer:
      'The garbage collector frees objects that can no longer be reached from running code. Most objects die young, so it looks at new ones often ' +
      'and at old ones seldom. It saves us from freeing by hand, but it costs pauses, and whatever is still referenced by mistake stays.',
  },
  {
    words: [/\b(?:inner|left|outer)\b/i, /\bjoins?\b/i],
    answer:
      'An inner join keeps only rows that match on both sides. A left join keeps all rows of the left table and leaves the right side empty where ' +
      'nothing fits. I use the left join when the absence is the answer, such as customers without an order.',
  },
  {
    words: [/\bp[- ]values?\b/i],
    answer:
      'A p-value says how often a result at least this extreme would come up if there were no effect at all. It is not the chance that the idea is ' +
      'right and says nothing about size. So I report the size with its range and decide the limit before I look.',
  },
  {
    words: [/\bfree cash flow\b/i],
    answer:
      'Free cash flow is cash from operations less what is spent on lasting assets. It shows what is left for lenders and owners after the business ' +
      'has been kept going. A firm can report a profit and still run dry when customers pay late, so I read both.',
  },
  {
    words: [/\bsepsis\b/i],
    answer:
      'I think of sepsis when somebody with an infection becomes confused, breathes fast, has low blood pressure, mottled skin or little urine. I ' +
      'score it, call for help at once, give oxygen, see that cultures and lactate are taken, antibiotics and fluid started within the hour, and ' +
      'watch closely.',
  },
  {
    words: [/\bseo\b|\bsearch engine optimi[sz]ation\b/i],
    answer:
      'Search engines crawl pages, store them and rank them by how well and how reliably they answer. I begin with what people really ask, write ' +
      'the page that answers it best, mend speed, titles and links, and earn mentions from other sites. I judge it after weeks, by visits and what ' +
      'they lead to.',
  },
  {
    words: [/\bcross[- ]contamination\b/i],
    answer:
      'I keep raw and ready food apart at each step: boards and knives by colour, raw meat at the bottom of the fridge, separate cloths. I wash my ' +
      'hands between tasks, clean before I disinfect, and tell the team about allergens before service, not during it.',
  },
];
