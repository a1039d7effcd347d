/**
 * Learned by `node tests/eval/live/train-weights.ts` from the labelled utterances there. The first line is the bias; each other
 * line is a weight in log-odds and the feature of an utterance that it belongs to (`utterance-features.ts`).
 */
export const questionWeights = `\
-0.45
0.56 after preamble
-0.56 at once
0.90 e:a
0.14 e:about
2.03 e:advice
-2.43 e:afternoon
-3.04 e:again
-1.37 e:ahead
-1.81 e:all
-3.12 e:already
-2.46 e:also
-2.27 e:always
-0.68 e:am
1.48 e:another
-1.68 e:answer
-1.94 e:answers
2.21 e:any
2.12 e:anybody
2.50 e:anything
-0.72 e:are
-1.64 e:ask
-3.39 e:asked
-2.18 e:asking
1.88 e:assume
-0.31 e:at
2.93 e:back
1.88 e:badly
-0.64 e:be
-2.43 e:because
2.51 e:bed
-1.31 e:been
1.62 e:before
-2.07 e:being
-2.19 e:believe
2.57 e:belongs
2.45 e:between
2.99 e:big
2.03 e:biggest
-1.15 e:bit
2.12 e:book
-1.89 e:both
2.03 e:brief
2.02 e:budget
0.63 e:build
-2.11 e:called
-1.10 e:can
-1.86 e:can't
2.19 e:cars
1.21 e:change
2.62 e:charge
-1.09 e:check
1.74 e:choice
1.52 e:choose
-1.80 e:clear
0.78 e:client
-2.89 e:comes
2.08 e:commute
1.47 e:conflict
1.90 e:consider
2.28 e:cook
-2.22 e:cool
-0.55 e:could
-2.29 e:course
2.07 e:curiosity
2.33 e:curious
1.39 e:current
2.35 e:currently
1.53 e:customer
2.10 e:data
-2.24 e:database
-1.28 e:day
1.81 e:deadlines
1.83 e:decision
2.14 e:define
-2.33 e:definitely
2.36 e:degree
-2.13 e:depends
2.04 e:describe
2.59 e:design
1.39 e:did
1.24 e:didn't
1.53 e:difficult
1.89 e:disagreement
0.58 e:do
1.18 e:does
-2.76 e:doing
-0.82 e:don't
-1.29 e:down
-1.47 e:each
2.59 e:elaborate
1.51 e:else
-1.83 e:email
-2.81 e:enough
2.30 e:environment
-2.17 e:especially
2.04 e:estimate
2.16 e:ever
-1.33 e:every
-1.42 e:everybody
-1.23 e:everyone
-1.42 e:everything
4.01 e:experience
2.64 e:explain
-1.79 e:explaining
-1.75 e:far
2.22 e:fast
2.37 e:fault
2.02 e:favorite
-0.69 e:find
-2.30 e:finding
-1.86 e:fine
-1.13 e:first
-1.19 e:five
-1.55 e:fix
0.72 e:for
-2.17 e:fun
-1.79 e:funny
-2.03 e:get
0.87 e:give
-1.90 e:good
-3.14 e:great
2.26 e:handle
1.45 e:happens
-1.19 e:happy
-0.62 e:hard
0.82 e:has
-2.61 e:having
-1.33 e:he
-1.65 e:hear
-2.48 e:hello
2.89 e:helpful
-1.12 e:her
-0.67 e:here
-2.30 e:here's
1.42 e:high
-1.49 e:hired
2.56 e:hobbies
-2.34 e:hold
-2.29 e:honest
-1.19 e:hope
1.03 e:how
-1.96 e:http
-1.65 e:i
-1.39 e:i'd
-2.70 e:i'll
-1.27 e:i'm
-2.33 e:i've
1.68 e:idea
2.28 e:important
0.31 e:in
-2.20 e:index
1.56 e:interested
-2.32 e:interesting
1.87 e:introduce
2.26 e:introduction
-1.39 e:is
-2.00 e:isn't
-1.26 e:it
-0.37 e:it's
1.61 e:java
0.77 e:keep
-1.39 e:kind
-1.33 e:know
2.27 e:large
2.45 e:launch
2.11 e:lay
-1.46 e:leader
2.19 e:leadership
-1.46 e:learn
1.72 e:leave
1.61 e:led
-1.07 e:left
1.74 e:lesson
-0.89 e:let
-0.92 e:like
1.24 e:list
-1.44 e:little
2.19 e:live
-1.61 e:look
-0.97 e:looking
-1.61 e:make
1.97 e:managed
2.30 e:manager
0.97 e:many
0.29 e:me
-2.70 e:mean
-1.87 e:means
-1.79 e:meet
-2.47 e:might
-1.29 e:mind
-1.98 e:monday
1.68 e:money
-1.93 e:month
1.50 e:more
-1.31 e:morning
0.43 e:most
-2.33 e:mostly
-0.76 e:much
-2.24 e:my
-1.68 e:myself
2.63 e:name
2.18 e:new
-2.46 e:nice
-1.14 e:no
2.15 e:normal
-1.43 e:not
-1.99 e:nothing
2.78 e:notice
2.12 e:noticed
1.89 e:number
1.61 e:numbers
1.28 e:of
-2.19 e:offer
2.78 e:offers
-2.79 e:okay
2.31 e:old
-0.11 e:on
-2.54 e:once
1.18 e:or
1.73 e:other
-1.67 e:out
2.29 e:outcome
2.53 e:overcome
1.65 e:paid
1.94 e:pay
-0.94 e:people
1.98 e:piece
3.08 e:pressure
-1.81 e:pretty
-2.68 e:probably
1.69 e:project
-1.72 e:protocol
2.06 e:public
-1.58 e:put
-0.86 e:question
-1.68 e:questions
1.62 e:rather
-1.31 e:ready
-1.22 e:really
2.74 e:relocate
-2.42 e:repeat
-1.65 e:report
-1.18 e:resume
1.75 e:role
1.86 e:rules
-1.74 e:said
0.81 e:salary
-2.26 e:same
2.47 e:says
-2.24 e:seat
-2.04 e:second
-1.20 e:see
-2.15 e:seeing
2.08 e:selected
2.36 e:sell
-1.57 e:sense
2.08 e:sentence
1.89 e:share
-3.04 e:she
1.63 e:should
-2.08 e:sir
1.62 e:so
-0.53 e:some
1.32 e:someone
0.71 e:something
-3.24 e:sorry
-1.50 e:sounds
1.85 e:speak
1.93 e:speaking
2.10 e:sql
2.49 e:still
1.57 e:strengths
-1.59 e:studying
2.03 e:subject
1.96 e:such
2.25 e:support
2.13 e:suppose
-1.31 e:sure
-0.79 e:take
1.23 e:taught
2.08 e:teach
1.55 e:teaching
0.43 e:team
0.85 e:tell
-1.11 e:ten
-2.21 e:thank
-1.87 e:thanks
0.19 e:that
-1.68 e:that's
-0.66 e:the
-3.40 e:them
0.85 e:then
0.56 e:there
-0.53 e:they
-1.10 e:thought
-0.28 e:time
-1.93 e:times
0.20 e:to
-2.17 e:today
-2.25 e:told
-1.83 e:too
-1.96 e:took
2.17 e:tools
2.14 e:total
2.04 e:travel
-1.87 e:trouble
-2.81 e:true
2.29 e:trust
-2.05 e:try
-2.18 e:twenty
1.87 e:under
2.36 e:understand
0.77 e:up
1.15 e:us
-1.31 e:use
-1.46 e:usually
2.53 e:value
-2.49 e:very
-2.46 e:waiting
0.78 e:walk
-1.36 e:want
-1.41 e:wanted
-1.04 e:was
-1.28 e:we
-2.49 e:we'll
2.07 e:weaknesses
-2.68 e:weekend
-2.03 e:weeks
-1.97 e:well
0.30 e:went
1.37 e:what
2.03 e:what's
-2.24 e:whatever
-2.24 e:whenever
0.84 e:where
1.61 e:which
0.70 e:who
2.15 e:whose
2.76 e:why
-1.98 e:will
1.64 e:with
2.10 e:work
2.12 e:working
-2.61 e:yeah
-1.25 e:year
-1.06 e:years
-2.39 e:yes
0.07 e:you
0.67 e:you'd
-2.82 e:you'll
2.03 e:you've
1.07 e:your
2.26 e:yours
0.40 first 0
-1.31 first 1
-1.87 first 2
-0.35 first 3
-0.96 first 4
1.72 g:a bit about
1.78 g:a building
1.71 g:a business
-2.04 g:a call
1.99 g:a change
1.63 g:a child
2.44 g:a client
2.33 g:a company
1.95 g:a conflict
1.53 g:a customer
-1.03 g:a day
1.35 g:a design
1.89 g:a disagreement
-1.80 g:a few
-1.86 g:a great
2.26 g:a guest
-1.81 g:a hospital
1.28 g:a job
1.82 g:a leader
1.63 g:a lesson
-1.06 g:a list
-1.45 g:a list and
-1.05 g:a little
-0.78 g:a lot
1.82 g:a machine
2.91 g:a manager
-1.52 g:a moment
-1.44 g:a month
0.49 g:a new
-2.28 g:a one
1.22 g:a patient
1.28 g:a problem
1.14 g:a product
1.67 g:a product that
-2.07 g:a quick
-2.08 g:a seat
-1.63 g:a second
1.30 g:a shift
2.07 g:a shop
-1.84 g:a short
-0.92 g:a small
-1.87 g:a team of
-2.06 g:a team that
1.43 g:a time
1.78 g:a time a
1.64 g:a time the
1.21 g:a time when
1.23 g:a time you
2.01 g:a weakness
-2.12 g:a week
1.81 g:a whole
1.68 g:about a
2.78 g:about a day
-1.93 g:about a month
1.60 g:about a project
1.81 g:about a time
2.00 g:about an
1.82 g:about going
-2.29 g:about it is
-1.68 g:about my
2.49 g:about our
2.66 g:about something
0.54 g:about the
-2.36 g:about this
-2.24 g:about three
-2.37 g:about two
-1.66 g:about two years
2.59 g:about us
-1.16 g:about what
2.44 g:about you
1.67 g:about your
-1.02 g:about yourself
1.48 g:after that
-2.27 g:after two
-1.82 g:after you
-1.06 g:all the
2.22 g:allowed to
-0.70 g:am a
1.29 g:an example of
-1.31 g:an index
-1.13 g:and a
-1.28 g:and he
0.89 g:and how
1.25 g:and how do
1.98 g:and how you
-1.11 g:and i
-1.62 g:and i just
-1.46 g:and i said
-1.71 g:and i want
-1.76 g:and i would
-1.99 g:and i'd
-1.56 g:and if
-1.78 g:and it
-1.69 g:and let
-1.56 g:and now
-2.01 g:and see
-2.18 g:and some
1.31 g:and tell
1.69 g:and tell me
-0.78 g:and the
-2.13 g:and then
-1.99 g:and then you
-2.04 g:and they
-1.92 g:and to
-1.74 g:and we
1.83 g:and what
1.14 g:and what do
1.90 g:and what you
1.32 g:and when
1.35 g:and when do
2.24 g:and where
1.42 g:and why
-2.69 g:and wrote
-2.98 g:and you
-1.84 g:answer your
-1.84 g:answer your question
1.85 g:any other
2.06 g:any questions
2.44 g:any questions for
1.70 g:anything else
1.33 g:anything you
1.36 g:apart from
-2.70 g:are a
2.16 g:are there
0.95 g:are you
2.87 g:are you a
2.49 g:are you good
1.81 g:are you most
-1.06 g:are you ready
2.37 g:are you with
2.14 g:are your
-2.13 g:as an
-2.03 g:as you
-1.77 g:ask me
-1.59 g:ask what
1.05 g:ask why
-1.93 g:asked for
-2.27 g:asked me
2.14 g:asks for
-2.32 g:assume that
-0.82 g:at a
-1.40 g:at all
-1.65 g:at first
-2.37 g:at how
-2.23 g:at me
-1.69 g:at my
0.66 g:at the
1.61 g:at the end
2.27 g:at the same
3.05 g:at your
1.07 g:be a
-1.75 g:be done
1.94 g:be great
-2.31 g:be working
-2.31 g:be working with
-1.67 g:because i
-1.50 g:because it
-1.47 g:because of
-2.04 g:before it
-1.91 g:before they
1.79 g:before you
1.76 g:between a
0.65 g:bit about
2.59 g:bit about yourself
2.52 g:bring to
-1.07 g:but i
2.13 g:but what
2.53 g:by telling
-1.85 g:by that
-2.34 g:calling from
-2.05 g:can do
-2.32 g:can see
-2.05 g:can show
-3.04 g:can tell
-1.83 g:can use
2.11 g:can we
2.01 g:can you
2.48 g:can you describe
1.94 g:can you give
-1.82 g:can you hear
-2.40 g:can you see
2.21 g:can you work
-2.02 g:check the
-2.22 g:closer to
1.82 g:comfortable with
2.72 g:convince me
0.86 g:could you
1.94 g:could you explain
1.74 g:could you tell
2.30 g:curious what
-1.65 g:current job
-1.69 g:data and
-1.00 g:day and
1.72 g:day at
-1.86 g:days when
1.27 g:deal with
-2.00 g:depends on
2.52 g:describe a
1.90 g:describe a time
2.03 g:describe how
2.03 g:describe how you
1.54 g:describe the
1.88 g:describe you
2.26 g:design a
-2.26 g:did i
1.58 g:did it
0.89 g:did not
-2.16 g:did that for
2.27 g:did they
-1.79 g:did was
1.37 g:did you
1.79 g:did you ever
-1.79 g:did you find
1.27 g:did you learn
2.42 g:did you manage
-1.60 g:didn't know
-1.94 g:didn't really
2.16 g:difference between
1.75 g:difference between a
1.41 g:do for
-2.22 g:do have
-2.93 g:do i
2.60 g:do if
1.28 g:do in
-3.03 g:do is
-0.66 g:do it
-1.91 g:do that
1.86 g:do the
-1.86 g:do we
2.31 g:do you
1.27 g:do you change
1.62 g:do you check
1.83 g:do you choose
1.76 g:do you decide
2.43 g:do you do
2.46 g:do you feel
2.37 g:do you find
3.58 g:do you get
1.68 g:do you go
2.17 g:do you handle
1.47 g:do you keep
2.82 g:do you like
1.72 g:do you look
2.51 g:do you make
-2.47 g:do you mean
1.96 g:do you plan
2.81 g:do you prefer
2.00 g:do you prepare
1.56 g:do you say
2.74 g:do you see
2.83 g:do you take
1.88 g:do you think
1.90 g:do you use
-1.61 g:do you want
1.98 g:do you work
2.22 g:do you write
2.25 g:does a
2.12 g:does your
-2.20 g:don't need
-1.74 g:don't think
3.69 g:don't you
-2.14 g:english and
1.97 g:ever been
1.80 g:ever had
1.80 g:ever had to
-1.87 g:every morning
-1.64 g:everything is
1.89 g:everything you've
-1.39 g:exactly what
1.29 g:example of
1.93 g:experience with
1.99 g:explain to
1.13 g:find out
1.81 g:first job
-2.05 g:five years i
-1.22 g:for a
-2.10 g:for a moment
-1.71 g:for about two
-2.11 g:for each
-1.43 g:for help
2.10 g:for how
2.11 g:for how long
1.65 g:for in
1.37 g:for it
1.28 g:for me
-1.29 g:for the
-2.08 g:for three
-1.68 g:for two
1.83 g:for us
0.88 g:for you
-1.42 g:for your
-1.91 g:for your time
-1.85 g:four years
1.51 g:from it
2.30 g:from your
2.28 g:get into
-1.96 g:get started
-1.21 g:get to
1.83 g:give me
2.33 g:give me an
2.12 g:give us
-1.37 g:give you
1.72 g:go about
-1.27 g:go ahead
1.97 g:go back
1.97 g:go back to
-2.47 g:go now
2.10 g:go on
1.70 g:going back
-1.58 g:going to ask
-1.59 g:got it
-2.26 g:had a
2.01 g:handle that
-2.36 g:happened was
-2.23 g:hard work
1.68 g:has been
-1.94 g:has its
-1.94 g:has its own
-2.83 g:has to
-2.20 g:has to be
2.25 g:has your
-1.94 g:have a seat
-1.64 g:have any
-1.11 g:have been
-2.50 g:have i
1.57 g:have one
-2.31 g:have to
-2.01 g:have to be
2.71 g:have you
1.51 g:have you ever
2.33 g:have you had
1.74 g:have you used
1.55 g:have you worked
-1.30 g:he had
-2.60 g:he was
-2.54 g:head of
2.73 g:hear about
-1.79 g:hear from
-1.85 g:hear me
-1.74 g:hear you
2.27 g:help you
-1.56 g:high school
1.50 g:how a
-2.43 g:how are
-2.22 g:how are you
2.11 g:how big
2.19 g:how come
2.91 g:how did
1.75 g:how did that
2.33 g:how did the
2.07 g:how did you
2.17 g:how do
-2.23 g:how do i
2.26 g:how do you
2.45 g:how does
-2.59 g:how hard
-2.08 g:how i
2.24 g:how is
-1.88 g:how it
2.55 g:how long
1.69 g:how many
1.02 g:how much
-2.46 g:how much it
-2.18 g:how people
-1.85 g:how they
-2.08 g:how things
-2.46 g:how was your
-2.56 g:how we
2.16 g:how would
2.10 g:how would you
0.69 g:how you
-2.47 g:how you do
1.74 g:how you got
2.35 g:how you handled
1.98 g:how you told
1.83 g:how you'd
-1.89 g:how's it
-1.89 g:how's it going
-1.89 g:http is
-1.65 g:i also
-2.23 g:i am
-0.70 g:i am a
1.19 g:i ask
-2.49 g:i ask for
-1.34 g:i asked
-1.98 g:i believe
-2.02 g:i brought
-1.83 g:i can
-2.02 g:i can see
-1.35 g:i can't
-2.60 g:i check
-2.63 g:i come
-2.15 g:i come from
-1.72 g:i could
-1.78 g:i did
-1.49 g:i did was
-2.44 g:i do
-2.22 g:i do have
-1.65 g:i don't
-1.52 g:i don't know
-1.74 g:i don't think
-1.91 g:i find
-1.63 g:i get
-2.66 g:i go
-2.05 g:i got
-1.93 g:i grew
-1.93 g:i grew up
-0.40 g:i had
-2.21 g:i had a
-2.00 g:i had to
-0.74 g:i have
-2.32 g:i have worked
-2.08 g:i hope
-1.75 g:i just
-1.64 g:i know
-1.81 g:i know how
-2.19 g:i know that
-2.23 g:i learned
-1.22 g:i learned that
-2.31 g:i learned to
-2.16 g:i let
-2.41 g:i like
-2.10 g:i look
-2.17 g:i love my
-0.78 g:i made
-1.73 g:i make
-1.54 g:i never
-2.18 g:i put
-1.89 g:i remember
-2.49 g:i said
-2.10 g:i saw
-1.93 g:i saw that
1.79 g:i see
-2.46 g:i see it
-2.08 g:i start
-1.90 g:i start with
-1.99 g:i still
-2.40 g:i suggested
1.44 g:i take
-1.50 g:i think
-1.65 g:i think about
-2.11 g:i think it's
-2.41 g:i told
-1.08 g:i took
-2.36 g:i try
-2.36 g:i try to
-2.21 g:i use
-1.27 g:i used
-2.38 g:i usually
-1.17 g:i was
-1.51 g:i was just
-1.91 g:i was the
-1.71 g:i will
-1.49 g:i work
-2.74 g:i worked
-2.08 g:i worked at
-2.17 g:i would
-1.51 g:i would tell
-1.95 g:i write
-1.69 g:i wrote
-2.09 g:i'd ask
-1.13 g:i'd say
-1.58 g:i'll be
-1.82 g:i'll stop
-2.43 g:i'm looking for
-1.78 g:i'm not
-1.90 g:i've been
-1.85 g:i've done
0.79 g:if i
-1.49 g:if you
1.18 g:if you could
-2.49 g:if you have
-2.77 g:important to me
-0.66 g:in a
1.59 g:in a job
2.29 g:in a team
-2.25 g:in a year
1.25 g:in an
-1.92 g:in and
1.99 g:in charge
-1.81 g:in four
-1.65 g:in march
-1.33 g:in my
0.85 g:in the morning
2.52 g:in what
1.32 g:in which
2.58 g:in your
1.90 g:in your first
-1.55 g:instead of
1.66 g:into the
2.42 g:introduce yourself
-1.98 g:is a
1.91 g:is about to
-2.08 g:is hard
-1.83 g:is i
2.09 g:is it
-2.07 g:is mostly
-1.65 g:is older
-2.15 g:is seeing
-0.69 g:is that
-1.73 g:is that i
2.26 g:is that something
-2.31 g:is that you
1.57 g:is the difference
2.72 g:is there
1.79 g:is there a
2.11 g:is there anything
-2.09 g:is we
-1.09 g:is what
-1.40 g:is what i
-2.56 g:is when
-2.77 g:is why
-2.38 g:is with
1.93 g:is your
1.66 g:it a
-1.41 g:it and
-2.21 g:it can
-1.99 g:it going
-1.41 g:it has
-2.07 g:it is
2.28 g:it like
-1.87 g:it takes
-1.51 g:it to
-2.24 g:it took
-1.44 g:it turned
-1.44 g:it turned out
-0.94 g:it was
-2.19 g:it was a
-1.92 g:it was the
-2.70 g:it went
-2.14 g:it when
-1.97 g:it with
-2.02 g:it worked
-2.26 g:it works
2.61 g:it's your
-1.95 g:its own
1.85 g:job what
-2.35 g:just have
1.70 g:just to
-1.34 g:kind of
-2.46 g:knew what
1.64 g:know about
1.18 g:know how
1.38 g:know how to
-1.95 g:know i
-1.40 g:know that
-1.00 g:know what
1.38 g:know what you
-2.00 g:know what you're
-1.88 g:know who
-1.57 g:last job
-1.75 g:last year
2.11 g:lay out
-2.08 g:learn how
-1.22 g:learned that
-1.72 g:learned that a
-2.31 g:learned to
-2.18 g:let me
-2.00 g:let me just
-2.28 g:let me know
-1.97 g:let them
-1.87 g:let's go
2.26 g:let's say
-2.01 g:let's see
-1.48 g:like a
-2.00 g:like people
1.69 g:like that
1.42 g:like to
2.62 g:like to know
-1.83 g:like when
2.47 g:like you to
-1.83 g:list and
-2.43 g:list is
-2.37 g:look at how
0.96 g:look like
-2.65 g:looking for
-1.80 g:looking for a
-2.17 g:love my
2.78 g:made you
2.18 g:make mistakes
-2.47 g:make sense
2.54 g:make you
-2.47 g:makes me
-1.74 g:makes the
1.71 g:makes you
1.42 g:me a
1.97 g:me a bit
-2.27 g:me a lot
1.66 g:me about
2.06 g:me about a
1.80 g:me about an
2.42 g:me about something
2.23 g:me about that
2.38 g:me about the
2.76 g:me about your
-1.90 g:me about yourself
1.46 g:me an
-1.99 g:me and
-1.73 g:me at
-2.41 g:me how to
2.21 g:me how you
-2.30 g:me i
-2.84 g:me is
-2.55 g:me is that
-2.00 g:me just
-2.28 g:me know
2.13 g:me more
2.68 g:me something
2.62 g:me the
2.06 g:me through
1.91 g:me through your
-0.77 g:me to
-1.74 g:me too
2.26 g:me what
-2.56 g:me what's
-1.85 g:mean by that
-1.78 g:meet you
2.57 g:month how
1.38 g:more about
2.14 g:more about that
-2.62 g:more time
-1.99 g:motivates me
-1.90 g:motivates me is
-2.19 g:move on
-1.37 g:moved the
-1.74 g:moved to
-2.20 g:much for
-1.45 g:much it
-1.75 g:my best
-1.80 g:my current
-1.80 g:my current job
-1.19 g:my first
-1.84 g:my job
-1.19 g:my last job
-1.38 g:my manager
2.21 g:my next
-2.47 g:my second
-0.87 g:need to
-1.72 g:need to know
-2.05 g:never did
-1.52 g:next one
2.14 g:next question
-1.83 g:next step
-1.98 g:no but
-2.28 g:nobody could
-1.77 g:not really
1.92 g:not working
1.49 g:now and
2.58 g:now what
1.14 g:of a
1.78 g:of an
-2.25 g:of course
-1.60 g:of five
1.48 g:of it
-1.44 g:of my
1.64 g:of pressure
-1.85 g:of questions
1.67 g:of school
0.91 g:of that
-0.52 g:of them
-1.82 g:of us
-1.15 g:of what
1.60 g:of when
1.60 g:of when you
-1.45 g:of you
2.22 g:of your
2.52 g:of yours
-1.90 g:okay if
-1.90 g:okay if i
2.34 g:okay with
1.61 g:on it
-1.19 g:on my
3.19 g:on that
-1.26 g:on the
-2.56 g:on top
-1.19 g:on your
3.04 g:on your resume
1.60 g:on your team
-1.88 g:one hour
0.75 g:one more
-1.53 g:one of
-1.78 g:one of the
-2.83 g:one second
2.01 g:one that
1.68 g:one thing
1.61 g:out of
1.96 g:out the
-2.20 g:out who
1.48 g:outside of
2.13 g:overcome that
-2.45 g:part is
-2.11 g:people is
2.32 g:people on
-1.73 g:people want
1.56 g:people were
-1.60 g:people who
-2.01 g:person in
1.39 g:plan a
-1.61 g:position is
1.62 g:product that
2.15 g:question is
-1.87 g:question was
2.10 g:question what
-1.70 g:questions and
2.44 g:questions for
2.18 g:questions for me
-1.92 g:questions i
-1.94 g:really have
-2.36 g:really well
-1.90 g:reason i
-2.10 g:repeat that
2.24 g:right and
2.26 g:said about
-1.99 g:saw that
-2.21 g:say five
-2.09 g:say what
1.71 g:say you're
2.24 g:says that
-2.74 g:see how
-2.93 g:see what
2.88 g:see yourself
2.18 g:sell me
2.02 g:share a
-2.67 g:she said
2.89 g:should a
-2.71 g:should be
-1.19 g:should i
2.08 g:should we
-1.97 g:show you
-1.51 g:so far
-1.68 g:so i
-1.45 g:so like
-1.86 g:so much
1.92 g:so tell
1.92 g:so tell me
-2.15 g:so the
-1.15 g:so we
2.87 g:so what
-2.95 g:so you
-1.74 g:some notes
-2.29 g:somebody who
2.61 g:something about
-1.83 g:something i
1.44 g:something that
2.21 g:something you're
-2.52 g:start with some
-2.01 g:start with the
1.32 g:such as
-2.17 g:take a
2.47 g:take it
1.94 g:take me
1.94 g:take me through
-1.74 g:take some
-1.74 g:take some notes
-2.16 g:take your
-2.30 g:take your time
2.11 g:talk about your
2.44 g:talk me
2.44 g:talk me through
1.31 g:talk to
-1.50 g:talked to
-2.70 g:taught me
-1.87 g:team of
-2.45 g:team that
1.75 g:team you
2.38 g:tell me
1.69 g:tell me a
2.16 g:tell me about
1.07 g:tell me how
2.13 g:tell me more
2.00 g:tell me what
1.36 g:tell us
1.96 g:tell whether
-2.93 g:tell you
-2.32 g:tell you a
-1.79 g:tell you what
1.81 g:tells you that
-1.82 g:ten minutes
1.88 g:than you
-2.57 g:thank you
-1.51 g:thank you for
2.20 g:that a
-1.60 g:that answer
-2.21 g:that every
-1.36 g:that everyone
-2.14 g:that i never
-1.49 g:that is
-1.98 g:that is a
1.30 g:that it
1.30 g:that like
-2.37 g:that one
1.54 g:that they
1.32 g:that turned
1.32 g:that turned out
1.99 g:that was your
-1.37 g:that we
2.41 g:that went
-2.28 g:that what
-2.05 g:that what you
-1.56 g:that would
1.60 g:that you had
2.65 g:that you're
-1.65 g:that's all
-2.53 g:that's how
-2.25 g:that's the
-2.37 g:that's what
-2.25 g:that's why
1.42 g:the best
2.24 g:the biggest
1.68 g:the cause
-2.14 g:the class
-1.32 g:the customer
-2.15 g:the database
1.09 g:the difference
2.16 g:the difference between
-2.18 g:the document
-0.81 g:the first
-2.45 g:the head
-0.63 g:the job
-1.84 g:the list
1.44 g:the main
2.13 g:the manager
-2.25 g:the model
0.85 g:the morning
1.46 g:the most
-2.04 g:the next
-1.52 g:the next one
-2.80 g:the office
2.29 g:the outcome
-1.82 g:the patient
2.07 g:the person
-0.84 g:the position
-1.61 g:the position is
-1.70 g:the power
2.27 g:the project
-3.15 g:the question
-2.05 g:the questions
-1.92 g:the questions i
-1.94 g:the report
-1.37 g:the schedule
2.35 g:the second
-2.09 g:the slides
1.42 g:the team
-2.59 g:the year
-1.74 g:them and
-1.72 g:them by
-1.10 g:then i
-1.99 g:then you
2.80 g:there a
2.72 g:there any
2.33 g:there anything
1.86 g:there anything you
-2.23 g:there are
-0.76 g:there was
-1.32 g:there was a
-2.02 g:there were
-1.56 g:they are
-2.64 g:they didn't
-2.10 g:they wanted
-2.89 g:they were
-1.32 g:thing that
-1.25 g:think about
-1.94 g:think about what
-2.11 g:think it's
2.27 g:think of
-2.08 g:think so
1.67 g:think that
2.36 g:think that was
1.53 g:this one
1.97 g:those who
1.82 g:thought about going
-1.13 g:three years
2.36 g:through a
1.47 g:through how
2.83 g:through your
1.78 g:time a
2.11 g:time at
2.11 g:time at the
-1.54 g:time for
1.64 g:time the
1.07 g:time to
1.11 g:time when
1.83 g:time when you
2.38 g:time you
1.04 g:time you were
-1.72 g:to another
-1.22 g:to be
-1.86 g:to describe
-1.07 g:to do
2.23 g:to drive
-2.76 g:to explain
-1.14 g:to get
1.88 g:to go
1.93 g:to go back
-2.13 g:to happen
1.58 g:to hear
2.67 g:to hear about
1.16 g:to help
-2.33 g:to him
-0.33 g:to know
-2.08 g:to learn how
-1.47 g:to meet
-1.41 g:to meet you
-0.94 g:to my
-2.84 g:to my colleague
-1.93 g:to raise
2.74 g:to relocate
-2.02 g:to say what
-2.20 g:to see
-1.57 g:to see how
-0.97 g:to start
-1.52 g:to take
2.23 g:to ten
-1.42 g:to think
-1.87 g:to think about
1.93 g:to this
1.72 g:to travel
-1.80 g:to work with
-2.09 g:to write
-1.97 g:told him
-1.77 g:told me
-1.87 g:try to
-1.61 g:turned out
-1.67 g:twenty minutes
-2.95 g:two days
-2.08 g:two things
-0.73 g:two weeks
-1.51 g:up a
-1.82 g:up to
1.28 g:up with
2.32 g:us a
2.22 g:us about
1.59 g:us through
2.09 g:us what you
-2.49 g:use it
-1.85 g:use the
-1.77 g:used for
-1.83 g:used to
-2.40 g:users and
-1.91 g:waiting for
2.78 g:walk me
2.78 g:walk me through
1.81 g:walk us
1.81 g:walk us through
-1.90 g:want me
-1.90 g:want me to
1.78 g:want to be
2.59 g:want to go
-1.56 g:want to make
-1.72 g:want to understand
-1.67 g:want to work
-0.27 g:wanted to
-1.68 g:wanted to know
-3.59 g:was a
2.05 g:was hard
-3.40 g:was how
-2.84 g:was i
2.20 g:was it
2.28 g:was it like
-1.20 g:was just
-1.26 g:was kind
-1.26 g:was kind of
-1.79 g:was like
-1.62 g:was my
1.99 g:was not
-1.89 g:was pretty
2.15 g:was that
1.61 g:was that like
2.21 g:was there
-1.60 g:was to
1.85 g:was working
-2.16 g:we ask
-2.17 g:we asked
-2.53 g:we decided
-1.60 g:we did
-0.99 g:we do
-1.83 g:we do it
1.40 g:we get
-2.42 g:we go
-0.74 g:we had
-1.85 g:we had to
-1.94 g:we look
-1.94 g:we look at
-2.25 g:we lost
-2.41 g:we never
-2.48 g:we start
-1.41 g:we used
-2.40 g:we were
-2.17 g:we will
2.32 g:we work
-2.19 g:we would
-2.45 g:went to
1.98 g:were on
-2.20 g:were really
2.09 g:were there
3.76 g:were you
-2.59 g:what a
2.90 g:what about
2.26 g:what are
2.25 g:what are the
1.73 g:what are your
2.35 g:what can
1.37 g:what did
2.00 g:what did the
1.16 g:what did you
1.21 g:what do
1.13 g:what do you
3.00 g:what does
1.80 g:what does a
1.16 g:what happened
-2.36 g:what happened was
1.30 g:what happens
1.38 g:what have
2.08 g:what have you
-2.79 g:what i
-2.10 g:what i like
-1.76 g:what i wanted
-1.74 g:what i'm
2.83 g:what if
2.21 g:what is
2.85 g:what is a
1.70 g:what is the
1.40 g:what is your
-1.64 g:what it
-1.87 g:what it was
1.93 g:what keeps
2.43 g:what kind
2.43 g:what kind of
2.65 g:what made you
2.45 g:what makes
1.69 g:what makes you
-1.19 g:what people
2.30 g:what should
-2.61 g:what the
-2.55 g:what they
-2.20 g:what to
2.12 g:what was
2.00 g:what was the
2.70 g:what was your
-3.31 g:what we
-1.81 g:what we did
-1.76 g:what we do
-2.48 g:what we're
1.69 g:what would
0.53 g:what would you
1.77 g:what would your
-1.79 g:what you
-1.28 g:what you do
2.13 g:what you know
2.43 g:what you would
-2.06 g:what you're
-1.59 g:what's going
2.15 g:what's the
2.48 g:what's your
2.18 g:when can
2.18 g:when can you
2.27 g:when did
2.28 g:when did you
1.69 g:when do
1.69 g:when do you
-2.14 g:when i
2.47 g:when is
-1.96 g:when to
-1.15 g:when you
1.83 g:when you had
1.92 g:when you say
-2.26 g:when you're
-1.96 g:whenever you
2.45 g:where did
2.19 g:where did you
2.19 g:where do
2.73 g:where do you
-2.45 g:where i
-2.44 g:where people
-3.06 g:where the
1.47 g:where they
2.05 g:where was
-1.84 g:where we
2.15 g:where would
3.21 g:whether a
-1.80 g:which is
2.11 g:which of
-1.87 g:which was
0.82 g:who are
2.63 g:who are you
2.43 g:who do
2.40 g:who do you
-1.39 g:who had
1.73 g:who has
-1.75 g:who i
-1.66 g:who i am
1.42 g:who is
-2.70 g:who needs
2.13 g:who wanted
1.76 g:who was
1.34 g:why did
0.97 g:why did you
1.57 g:why do
-1.34 g:why i
2.76 g:why is
-2.96 g:why it
0.73 g:why should
-2.28 g:why they
2.03 g:why this
-2.87 g:why we
3.32 g:why you
1.95 g:why you left
-1.92 g:will be
3.09 g:will you
1.84 g:with children
2.31 g:with him
-2.20 g:with me
1.14 g:with people
-2.68 g:with some
2.44 g:with that
-1.39 g:with the
-2.23 g:with you
1.91 g:with your
1.41 g:without losing
2.16 g:work alone
2.63 g:work for
-1.68 g:work hard
-2.13 g:work was
2.31 g:work what
-2.05 g:worked for
1.16 g:worked in
1.77 g:worked on
2.10 g:working on
-1.84 g:working with
-1.72 g:works is
-1.14 g:would be
-1.93 g:would be a
-1.20 g:would do
-2.25 g:would have
2.34 g:would it
1.95 g:would it be
-1.34 g:would not
-2.20 g:would tell
2.42 g:would that
2.48 g:would you
2.23 g:would you be
1.59 g:would you bring
1.93 g:would you call
1.89 g:would you change
2.23 g:would you do
2.24 g:would you get
-2.35 g:would you like
2.22 g:would you look
-2.16 g:would you mind
1.55 g:would you plan
2.24 g:would you put
2.52 g:would you say
1.42 g:would you set
2.20 g:would you take
2.19 g:would you want
2.40 g:would your
2.74 g:write a
-2.30 g:write it
-2.30 g:write it down
2.44 g:year what
-2.02 g:years i
-1.65 g:you a few
1.54 g:you about
1.59 g:you are
3.56 g:you be
1.40 g:you bring
1.97 g:you brought
1.33 g:you build
1.70 g:you call
1.43 g:you came
-2.63 g:you can
1.46 g:you change
2.52 g:you changed
1.55 g:you check
2.32 g:you consider
1.32 g:you could
2.75 g:you could start
2.34 g:you could tell
1.57 g:you deal
1.57 g:you deal with
1.55 g:you decide
2.06 g:you decide whether
1.66 g:you decided
2.60 g:you describe a
1.13 g:you did
2.89 g:you different
1.03 g:you do
1.53 g:you do about
1.54 g:you do if
1.52 g:you do in
1.60 g:you do it
1.40 g:you do with
1.76 g:you done
2.23 g:you elaborate
2.25 g:you enjoy
2.20 g:you ever
2.53 g:you explain
1.68 g:you feel
0.42 g:you find
2.66 g:you find out
1.19 g:you found
1.89 g:you get to
2.72 g:you give
1.94 g:you give me
1.93 g:you go
2.65 g:you good
1.57 g:you got
1.89 g:you had
2.13 g:you had to
1.93 g:you handle
2.35 g:you handled
-1.63 g:you have any
-2.05 g:you have to
-1.61 g:you hear
-1.82 g:you hear me
1.86 g:you in
1.47 g:you keep
2.29 g:you know about
2.24 g:you know how
2.11 g:you lay
2.11 g:you lay out
2.45 g:you learned
2.42 g:you leave
1.46 g:you led
2.35 g:you left
2.52 g:you let
-2.25 g:you like
2.15 g:you like about
1.75 g:you like to
1.31 g:you look
1.84 g:you made
1.17 g:you make
1.90 g:you make sure
1.94 g:you manage
-2.44 g:you mean
2.27 g:you measure
-2.81 g:you mind
-2.53 g:you mind if
2.11 g:you most
-1.48 g:you need
2.43 g:you over
1.82 g:you pick
2.30 g:you plan
1.63 g:you plan a
1.97 g:you prepare
1.56 g:you read
-1.06 g:you ready
-2.03 g:you repeat
2.35 g:you report
2.33 g:you said
2.26 g:you said about
1.38 g:you say and
1.82 g:you say to
2.42 g:you see yourself
1.37 g:you set
1.41 g:you set up
2.41 g:you something
2.17 g:you start
1.98 g:you still
1.94 g:you stop
2.53 g:you take
1.63 g:you tell
0.93 g:you tell me
1.98 g:you that a
2.06 g:you think
2.18 g:you think about
2.62 g:you think of
2.33 g:you think you
3.17 g:you thought
2.22 g:you to
2.10 g:you told
1.71 g:you took
2.22 g:you turn
2.22 g:you use
2.34 g:you used
-1.08 g:you want
-1.90 g:you want me
1.15 g:you want to
2.24 g:you what do
2.44 g:you with
0.72 g:you work
1.86 g:you work with
1.68 g:you worked
1.39 g:you would
2.39 g:you wrote
-2.04 g:you'll get
1.47 g:you're a
-2.09 g:you're hired
2.03 g:you're proud
2.03 g:you're proud of
-2.23 g:you're ready
3.14 g:you've been
2.45 g:you've done
2.23 g:you've never
2.27 g:your biggest
1.93 g:your career
-2.07 g:your company
2.75 g:your current
-2.25 g:your day
1.04 g:your experience with
1.99 g:your favorite
3.11 g:your first
2.66 g:your greatest
1.13 g:your last
1.80 g:your mind
3.22 g:your own
-2.29 g:your question
1.67 g:your resume
1.86 g:your role
2.12 g:your strengths
2.05 g:your team
2.51 g:your thesis
-1.27 g:your time
2.11 g:your time at
1.67 g:your weaknesses
1.59 g:your work
2.44 g:yourself in
-4.80 length 0
-2.64 length 10
-1.56 length 11
-2.01 length 12
-3.55 length 2
-0.80 length 4
-0.32 length 5
-0.32 length 6
0.34 length 7
1.21 length 8
-2.32 length 9
-2.56 more -1
-0.19 more 0
1.06 more 1
0.38 o:a
2.37 o:a client
2.25 o:after that
-2.57 o:afternoon
-1.30 o:an
-1.90 o:an index
2.96 o:any
3.16 o:anything
0.74 o:are you
2.87 o:are you a
-1.06 o:are you ready
-1.80 o:as
-2.07 o:as you
-1.64 o:at
-1.47 o:at my
-2.20 o:because
1.70 o:before
-0.38 o:can
1.97 o:can you
-2.06 o:can you see
1.80 o:can you tell
-2.76 o:can't
-0.70 o:could
2.16 o:define
-2.09 o:definitely
2.86 o:describe
2.63 o:describe a
1.65 o:describe a time
1.78 o:describe how
1.78 o:describe how you
1.98 o:describe how you told
1.96 o:describe the
2.97 o:design
2.17 o:did it
-1.67 o:did that
-2.08 o:did that for
-2.53 o:did you
-2.38 o:did you find
-0.85 o:do
-1.59 o:do i
1.42 o:do you know
-2.99 o:do you mean
1.63 o:do you think
-2.87 o:do you want
-1.84 o:do you want me
-1.33 o:does
2.14 o:does your
-3.72 o:don't
2.74 o:ever
3.84 o:explain
-1.06 o:for
-1.75 o:for the
1.81 o:give
2.33 o:give me
-2.58 o:go ahead
2.42 o:go on
2.27 o:got
-0.93 o:have
-2.67 o:have to
1.75 o:have you
1.16 o:have you ever
-4.08 o:he
-2.36 o:hello
1.73 o:how
-1.47 o:how are
-1.17 o:how are you
1.80 o:how big
2.19 o:how come
2.81 o:how did
1.37 o:how did you
1.99 o:how do
2.04 o:how do you
2.11 o:how do you find
2.18 o:how do you get
1.70 o:how do you keep
1.87 o:how do you know
2.04 o:how do you make
1.50 o:how do you plan
1.96 o:how do you prepare
1.93 o:how do you use
2.60 o:how does
-2.07 o:how i
1.38 o:how long
2.73 o:how many
2.04 o:how much
2.45 o:how to
-2.46 o:how was your
-1.69 o:how we
2.24 o:how would
2.22 o:how would you
1.59 o:how would you build
1.57 o:how would you plan
1.42 o:how would you set
2.42 o:how you
-1.96 o:http
-1.89 o:http is
-1.04 o:i
-1.55 o:i am
-1.06 o:i am a
-1.99 o:i asked
-1.91 o:i called
-1.88 o:i can
-2.96 o:i did
-3.36 o:i didn't
-2.40 o:i do
-2.22 o:i do have
-1.21 o:i don't
-1.74 o:i don't think
-2.84 o:i had
-2.25 o:i had to
-1.90 o:i hope
-2.65 o:i learned
-1.89 o:i learned that
-2.22 o:i like
-2.14 o:i said
-1.43 o:i think
-1.95 o:i told
-1.87 o:i try
-1.87 o:i try to
1.22 o:i want
-0.55 o:i was
-1.72 o:i will
-1.72 o:i worked
-1.26 o:i would
-1.46 o:i'd
-2.81 o:i'll
-0.93 o:i'm
-1.32 o:i'm a
-1.36 o:i'm going
-1.36 o:i'm going to
-2.18 o:i'm not
-1.14 o:i've
-0.64 o:if
1.69 o:if i
2.25 o:if we
-1.81 o:if you
-1.49 o:in
-1.94 o:in five
-1.94 o:in five years
-1.23 o:in my
-2.34 o:in the
2.52 o:in what
1.60 o:is
1.55 o:is it
2.77 o:is there
1.79 o:is there a
-1.50 o:it
-4.03 o:it's
-2.20 o:let
-2.20 o:let me
-2.00 o:let me just
0.46 o:let's
-2.01 o:let's go
2.47 o:let's say
-2.01 o:let's see
1.75 o:let's talk about your
-2.32 o:may
-1.58 o:maybe
-2.62 o:me
-1.74 o:me too
-2.47 o:might
1.89 o:mind
-2.02 o:much
-2.20 o:much for
-1.93 o:my
-2.41 o:my first
2.94 o:name
-2.83 o:not
-1.80 o:of
-2.10 o:of course
-1.40 o:okay
2.03 o:one more
-1.75 o:one of
-2.38 o:our
-1.35 o:people
-2.18 o:probably
-3.42 o:right
-1.65 o:same
2.29 o:say
2.67 o:share
-2.40 o:she
-2.52 o:should
-3.57 o:should i
-2.15 o:since then
-2.01 o:sir
-1.32 o:somebody
-3.23 o:sorry
2.25 o:speak
2.08 o:such
2.08 o:such as
2.13 o:suppose
2.60 o:talk
1.22 o:tell
1.98 o:tell me
1.41 o:tell me about
1.83 o:tell me about a
1.80 o:tell me about an
2.42 o:tell me about something
1.92 o:tell me how
1.89 o:tell me how you
2.13 o:tell me more
2.14 o:tell us
-2.41 o:that
-1.69 o:that is
-1.01 o:that was
1.99 o:that was your
-0.71 o:that's
-1.65 o:that's all
2.46 o:that's great
-2.69 o:that's how
-2.25 o:that's the
-2.06 o:that's what
-2.28 o:that's why
-1.04 o:the
-1.79 o:the next
-2.67 o:the reason
-1.55 o:there
-1.58 o:there was a
2.50 o:think
-3.79 o:this
-1.56 o:this is
-2.80 o:to
-1.34 o:two
2.44 o:walk
2.40 o:walk me
2.40 o:walk me through
1.86 o:was
2.32 o:was it
2.21 o:was there
-0.28 o:we
-2.10 o:we did
-2.09 o:we had to
-2.04 o:we were
-2.39 o:we'll
1.02 o:we're
3.61 o:were
2.09 o:were there
2.34 o:were you
2.52 o:what
-3.63 o:what a
2.29 o:what about
3.55 o:what are
2.25 o:what are the
2.60 o:what are you
2.23 o:what can
2.29 o:what did
2.04 o:what did the
1.55 o:what did you
-0.59 o:what do you
2.13 o:what do you check
1.67 o:what do you do
-2.10 o:what do you know
2.31 o:what do you like
2.22 o:what do you write
2.94 o:what does
1.80 o:what does a
2.29 o:what else
2.12 o:what have
2.12 o:what have you
-3.81 o:what i
2.77 o:what if
3.36 o:what is
2.36 o:what is a
2.08 o:what is the
1.57 o:what is the difference
2.43 o:what kind
2.43 o:what kind of
1.63 o:what made you
2.31 o:what makes
1.96 o:what makes a
1.65 o:what was the
-2.45 o:what we
2.56 o:what would
0.96 o:what would you
1.74 o:what's
0.99 o:what's the
2.30 o:what's your
0.99 o:when
1.83 o:when did
1.57 o:when do
1.57 o:when do you
-2.72 o:when i
2.85 o:when is
-2.58 o:when the
-1.69 o:when you
1.92 o:when you say
1.74 o:where
1.75 o:where did
0.93 o:where do
1.80 o:where do you
1.32 o:where do you see
-2.74 o:where i
2.05 o:where was
1.86 o:which
1.79 o:which of
2.64 o:who
2.61 o:who was
2.57 o:why
2.06 o:why do
1.73 o:why do you
-1.87 o:why i
2.92 o:why is
-2.41 o:why we
-0.81 o:will
-1.96 o:will be
2.68 o:will you
1.06 o:with
-1.47 o:would
-0.74 o:would you
-2.45 o:would you like
-2.16 o:would you mind
2.15 o:would you say
1.87 o:write
2.21 o:write a
2.19 o:you'd be
-2.22 o:you'll
-0.49 o:your
-0.83 opens with first 1
-1.91 second 0
0.60 second 1
1.98 second 2
1.11 second 3
-1.40 second 4
-2.37 t:000
0.26 t:a
-0.83 t:a bit
2.29 t:a bit about
1.82 t:a building
1.71 t:a business
1.35 t:a client
1.98 t:a company
1.97 t:a conflict
1.66 t:a customer
-1.36 t:a day
-1.84 t:a few
-1.66 t:a great
1.71 t:a leader
-1.46 t:a list
-1.45 t:a list and
-1.64 t:a little
-1.32 t:a lot
2.47 t:a manager
-1.77 t:a minute
-1.54 t:a moment
1.46 t:a new
1.27 t:a patient
1.46 t:a problem
1.96 t:a product
-1.79 t:a quick
1.85 t:a rule
-2.08 t:a seat
1.67 t:a shift
2.07 t:a shop
-1.15 t:a small
-1.94 t:a team of
1.39 t:a time
1.59 t:a time when
1.34 t:a time you
-2.15 t:a week
1.68 t:a whole
0.27 t:about
1.47 t:about a
1.29 t:about a time
2.42 t:about an
1.82 t:about going
-1.68 t:about my
2.49 t:about our
1.70 t:about something
0.58 t:about the
-2.36 t:about this
-2.34 t:about two
2.59 t:about us
1.72 t:about what you
2.44 t:about you
2.01 t:about your
-1.02 t:about yourself
-2.16 t:absolutely
1.53 t:add
1.90 t:advice
1.55 t:after that
-1.74 t:after you
-1.63 t:again
1.51 t:against
2.07 t:agile
1.72 t:agree
-1.16 t:ahead
2.22 t:allowed
2.22 t:allowed to
-2.34 t:already
-2.23 t:also
-2.72 t:always
-2.16 t:always ask
-1.19 t:am
0.26 t:an
-0.65 t:and
-0.82 t:and a
-1.66 t:and he
1.02 t:and how
1.25 t:and how do
1.98 t:and how you
-1.41 t:and i
-1.76 t:and i said
-1.87 t:and i would
-2.05 t:and i'd
-1.98 t:and it
-2.17 t:and some
1.69 t:and tell
1.69 t:and tell me
-2.23 t:and then
-2.34 t:and then you
-1.99 t:and they
-2.48 t:and we
2.20 t:and what
1.20 t:and what do
1.90 t:and what you
1.89 t:and when
1.35 t:and when do
2.32 t:and where
1.50 t:and why
-2.54 t:and wrote
-2.23 t:and you
-2.32 t:answer
-1.84 t:answer your
-1.84 t:answer your question
-2.20 t:answers
1.96 t:any
1.85 t:any other
2.06 t:any questions
2.44 t:any questions for
1.75 t:anybody
1.05 t:anyone
2.39 t:anything
1.70 t:anything else
1.33 t:anything you
1.63 t:apart
1.36 t:apart from
2.55 t:applicants
-0.84 t:apply
1.96 t:approach
-2.70 t:are a
2.16 t:are there
0.95 t:are you
2.87 t:are you a
2.49 t:are you good
1.81 t:are you most
-1.06 t:are you ready
2.37 t:are you with
2.14 t:are your
-2.03 t:as you
-1.53 t:ask
-1.73 t:ask me
1.05 t:ask why
-2.78 t:asked
-1.99 t:asked for
-2.27 t:asked me
-2.04 t:asking
-1.86 t:asks
1.88 t:assume
-2.32 t:assume that
-1.40 t:at all
-1.69 t:at my
1.25 t:at the
2.37 t:at the same
2.17 t:at your
0.24 t:back
2.12 t:badly
1.17 t:balance
1.63 t:be a
1.94 t:be great
-2.31 t:be working
-2.31 t:be working with
-2.99 t:because
-2.18 t:because i
1.82 t:become
2.04 t:bed
-1.49 t:been
1.03 t:before
-1.60 t:before they
2.06 t:before you
0.90 t:behind
-2.13 t:believe
1.28 t:best
2.26 t:between
1.68 t:between a
2.50 t:big
2.39 t:biggest
-0.85 t:bit
0.88 t:bit about
2.59 t:bit about yourself
2.12 t:book
1.89 t:books
1.77 t:bored
1.12 t:boss
-2.52 t:both
-1.18 t:break
-1.68 t:breaking
2.03 t:brief
2.05 t:bring
2.52 t:bring to
1.99 t:budget
1.94 t:building
-1.03 t:but i
2.30 t:but what
2.01 t:buy
0.49 t:by
2.53 t:by telling
-1.85 t:by that
-2.21 t:called
-2.88 t:calm
-0.77 t:can
-2.04 t:can do
-2.34 t:can see
-2.47 t:can tell
1.90 t:can you
-1.82 t:can you hear
-2.40 t:can you see
1.73 t:can you tell
2.21 t:can you work
-2.43 t:can't
1.83 t:career
1.74 t:cause
0.90 t:change
1.12 t:changed
1.61 t:child
1.71 t:choice
1.44 t:choose
-2.05 t:city
1.62 t:clean
-1.87 t:clear
-2.49 t:clearly
1.76 t:cold
-0.52 t:colleague
-1.71 t:column
-1.28 t:comes
1.27 t:comfortable
2.40 t:comfortable with
-1.84 t:coming
2.08 t:commute
2.00 t:conflict
2.32 t:consider
1.75 t:contribute
3.00 t:convince
2.72 t:convince me
1.92 t:cook
-2.22 t:cool
2.11 t:correct
-0.34 t:could
2.75 t:could start
-1.95 t:couldn't
-1.84 t:course
-2.19 t:covered
-2.52 t:create
2.07 t:curiosity
2.33 t:curious
2.30 t:curious what
1.30 t:current
-1.65 t:current job
2.53 t:currently
0.38 t:customer
0.58 t:day
-0.96 t:days
2.21 t:deal
1.77 t:deal with
2.21 t:decision
2.14 t:define
-2.33 t:definitely
-2.13 t:depends
-2.00 t:depends on
1.32 t:describe
2.93 t:describe a
2.03 t:describe a time
1.98 t:describe how
1.98 t:describe how you
1.88 t:describe you
2.24 t:design
1.83 t:did
-2.32 t:did i
1.69 t:did it
1.20 t:did not
-2.16 t:did that for
2.27 t:did they
-1.98 t:did was
1.34 t:did you
1.79 t:did you ever
-1.79 t:did you find
1.12 t:did you learn
2.42 t:did you manage
1.40 t:didn't
-1.60 t:didn't know
2.05 t:difference between
1.84 t:difference between a
0.18 t:different
1.29 t:differently
2.15 t:difficult
-1.83 t:director
0.78 t:do
1.41 t:do for
-2.22 t:do have
-2.52 t:do i
2.60 t:do if
1.41 t:do in
-2.97 t:do is
-0.56 t:do it
2.51 t:do not
-1.91 t:do that
1.80 t:do the
-1.85 t:do we
1.53 t:do with
2.18 t:do you
1.24 t:do you change
1.26 t:do you check
1.70 t:do you decide
2.45 t:do you do
2.46 t:do you feel
2.15 t:do you find
3.13 t:do you get
1.53 t:do you go
2.15 t:do you handle
2.77 t:do you like
1.58 t:do you look
2.10 t:do you make
-2.47 t:do you mean
1.55 t:do you plan
2.81 t:do you prefer
1.56 t:do you say
2.70 t:do you see
2.95 t:do you take
1.89 t:do you think
-1.61 t:do you want
2.08 t:do you work
1.15 t:does
1.95 t:does a
2.12 t:does your
-2.53 t:doing
-2.01 t:don't have
-2.25 t:don't need
-1.74 t:don't think
3.69 t:don't you
1.67 t:done
-1.49 t:door
-0.76 t:each
-1.93 t:early
-2.11 t:easy
2.59 t:elaborate
-1.88 t:eleven
1.96 t:else
-2.19 t:email
-2.21 t:english
-2.21 t:english and
-1.28 t:enough
2.30 t:environment
-2.17 t:especially
2.57 t:ever
1.97 t:ever been
1.80 t:ever had
1.80 t:ever had to
-1.17 t:every
-1.52 t:everybody
-0.77 t:everyone
-1.60 t:everything
1.89 t:everything you've
1.21 t:example of
1.98 t:expected
0.94 t:experience
1.93 t:experience with
2.89 t:explain
1.99 t:explain to
-1.70 t:explaining
-2.25 t:faces
2.21 t:fails
1.76 t:fault
2.51 t:favorite
0.65 t:feel
-1.19 t:few
1.10 t:field
-2.13 t:files
0.98 t:find out
-2.18 t:fine
-2.18 t:finished
0.79 t:first
1.81 t:first job
-1.56 t:food
0.39 t:for
-1.32 t:for a
-2.10 t:for a moment
-1.92 t:for about
-1.91 t:for coming
-1.89 t:for each
-1.70 t:for help
2.10 t:for how
2.11 t:for how long
1.65 t:for in
1.37 t:for it
1.36 t:for me
-1.44 t:for the
-2.22 t:for three
0.87 t:for you
-1.52 t:for your
-1.91 t:for your time
-2.11 t:free
1.93 t:from it
0.97 t:from the
2.30 t:from your
-1.71 t:fun
-2.28 t:funny
-2.19 t:get
-1.21 t:get to
0.40 t:give
1.55 t:give me
2.37 t:give me an
-2.30 t:give you
1.72 t:go about
-1.27 t:go ahead
-2.47 t:go now
2.10 t:go on
-2.05 t:going to ask
-1.15 t:good
-1.73 t:got it
-2.00 t:great
2.27 t:greatest
-1.83 t:had a
-2.23 t:had to explain
-1.49 t:half
1.91 t:handle
2.01 t:handle that
-2.07 t:happened was
1.19 t:happens
-1.17 t:happy
-1.32 t:hard
-2.23 t:hard work
-1.57 t:has to
2.25 t:has your
-0.58 t:have
-1.94 t:have a seat
-1.64 t:have any
-1.32 t:have been
-2.50 t:have i
-2.00 t:have to
2.33 t:have you
1.59 t:have you ever
2.33 t:have you had
1.80 t:have you used
1.55 t:have you worked
-2.61 t:having
-1.24 t:he
-1.98 t:he was
-2.52 t:head
-2.54 t:head of
-0.81 t:hear
2.73 t:hear about
-1.79 t:hear from
-1.85 t:hear me
-1.74 t:hear you
-2.24 t:hearing
-2.48 t:hello
2.27 t:help you
2.23 t:helpful
-1.83 t:her
-2.38 t:here's
-1.87 t:hi
1.36 t:high
-0.74 t:him
-1.49 t:hired
-2.19 t:hiring
2.56 t:hobbies
-2.34 t:hold
-1.47 t:home
0.73 t:how
-2.43 t:how are
-2.22 t:how are you
2.11 t:how big
2.19 t:how come
2.95 t:how did
1.75 t:how did that
2.33 t:how did the
2.08 t:how did you
1.72 t:how do
-2.23 t:how do i
1.94 t:how do you
2.34 t:how does
-2.55 t:how hard
-1.60 t:how i
2.24 t:how is
-1.60 t:how it
2.55 t:how long
1.73 t:how many
1.29 t:how much
-2.46 t:how much it
-1.86 t:how they
-2.08 t:how things
-2.46 t:how was your
-2.56 t:how we
1.57 t:how would
1.41 t:how would you
-2.47 t:how you do
1.74 t:how you got
2.35 t:how you handled
1.83 t:how you'd
-1.89 t:how's it
-1.89 t:how's it going
-1.65 t:i
-2.68 t:i am
1.45 t:i ask
-1.78 t:i asked
-1.47 t:i can
-1.35 t:i can't
-2.68 t:i come
-1.50 t:i could
-2.35 t:i did
-1.57 t:i did was
-2.46 t:i do
-2.22 t:i do have
-1.77 t:i don't
-1.55 t:i don't know
-3.25 t:i get
-2.79 t:i go
-2.07 t:i got
-1.88 t:i grew
-1.88 t:i grew up
-2.10 t:i had to
-0.53 t:i have
2.31 t:i have to
-2.31 t:i hope
-1.88 t:i just
-1.76 t:i know
-1.68 t:i know how
-2.04 t:i learned
-2.66 t:i like
-2.33 t:i look
-1.77 t:i made
-2.04 t:i make
-1.63 t:i need
-1.40 t:i never
-1.89 t:i remember
-2.55 t:i said
-2.09 t:i saw
1.40 t:i see
-1.94 t:i start
1.47 t:i take
-1.97 t:i think
-1.65 t:i think about
-1.22 t:i think it
-1.70 t:i used
-2.01 t:i wanted
-2.01 t:i wanted to
-1.27 t:i was
-2.86 t:i was the
-2.07 t:i would
-2.68 t:i would love
-1.59 t:i would tell
-0.50 t:i'd
-1.96 t:i'd say
-2.85 t:i'll
-1.62 t:i'll be
-1.82 t:i'll stop
-2.31 t:i'm
-1.65 t:i'm a
-1.80 t:i'm going
-1.83 t:i'm going to
-1.97 t:i'm not
-2.19 t:i'm the
-2.78 t:i've
-2.43 t:i've been
0.70 t:if
0.70 t:if i
1.46 t:if we
-1.04 t:if you
1.74 t:important
-2.77 t:important to me
1.81 t:improve
1.11 t:in
1.59 t:in a job
2.20 t:in a team
-1.82 t:in four
-2.04 t:in my
-0.19 t:in the
0.94 t:in the morning
2.52 t:in what
1.44 t:in which
2.29 t:in your
1.90 t:in your first
-2.03 t:instead
2.03 t:interested
-2.28 t:interesting
2.09 t:internship
1.87 t:introduce
2.42 t:introduce yourself
2.26 t:introduction
1.80 t:involved
2.07 t:involves
-0.61 t:is
-1.78 t:is a
1.91 t:is about to
-2.17 t:is hard
-2.23 t:is i
1.96 t:is it
-2.07 t:is mostly
-1.90 t:is my
-2.15 t:is seeing
-0.43 t:is that
-2.04 t:is that i
2.26 t:is that something
1.26 t:is the difference
2.65 t:is there
1.79 t:is there a
1.91 t:is there anything
-1.09 t:is what
-1.43 t:is what i
-2.77 t:is why
-2.38 t:is with
1.96 t:is your
-2.39 t:isn't
2.01 t:it a
-2.66 t:it does
-1.99 t:it going
-2.12 t:it is
2.28 t:it like
-1.55 t:it to
-0.89 t:it was
-2.20 t:it was a
-1.56 t:it was the
-2.49 t:it went
-2.14 t:it when
-2.08 t:it works
-1.49 t:it's
-3.05 t:it's a
1.91 t:java
1.85 t:job what
-2.25 t:joining
2.16 t:judge
-0.79 t:just
2.44 t:just to
1.11 t:keep
2.12 t:keeping
-1.50 t:kind
-1.16 t:kind of
-2.10 t:knew what
-0.82 t:know
1.64 t:know about
1.57 t:know how
1.59 t:know how to
-0.95 t:know what
1.38 t:know what you
-2.00 t:know what you're
-1.05 t:knows
2.14 t:large
1.50 t:last
-1.35 t:later
2.15 t:law
-0.72 t:lead
1.06 t:leader
2.26 t:leadership
-1.50 t:learn
-1.96 t:learn how
0.97 t:leave
1.66 t:led
2.21 t:lesson
-0.45 t:let
-3.42 t:let me
-2.00 t:let me just
-2.28 t:let me know
-2.23 t:let them
-2.04 t:let's
-2.01 t:let's go
-2.01 t:let's see
2.05 t:letter
1.31 t:life
-0.27 t:like
-1.38 t:like a
-2.14 t:like people
1.82 t:like that
1.19 t:like to
2.84 t:like to know
1.64 t:line
-1.91 t:list and
-1.48 t:listen
-2.27 t:listening
-1.66 t:listens
-1.62 t:little
2.72 t:living
0.65 t:look
1.44 t:look for
0.97 t:look like
-1.65 t:looking
-2.60 t:looking for
1.67 t:losing
-0.73 t:lot
2.74 t:made you
1.85 t:main
2.18 t:make mistakes
-2.47 t:make sense
2.52 t:make you
0.79 t:makes
-2.47 t:makes me
1.69 t:makes you
2.00 t:manage
1.98 t:managed
1.08 t:manager
0.87 t:many
2.13 t:marketing
-1.49 t:maybe
1.42 t:me a
1.97 t:me a bit
-2.27 t:me a lot
0.77 t:me about
1.77 t:me about a
2.28 t:me about an
2.23 t:me about that
2.15 t:me about the
2.76 t:me about your
-1.91 t:me about yourself
1.25 t:me an
-1.89 t:me and
-2.41 t:me how to
-2.87 t:me is
-2.55 t:me is that
-2.00 t:me just
-2.28 t:me know
2.13 t:me more
2.68 t:me something
2.99 t:me the
1.61 t:me through
1.91 t:me through your
-1.74 t:me too
2.26 t:me what
-2.56 t:me what's
-0.80 t:mean
-1.85 t:mean by that
-1.47 t:means
-1.76 t:meant
-2.04 t:meet
-1.92 t:meet you
-1.50 t:meeting
-1.08 t:mind
-2.02 t:minute
-1.19 t:mistake
1.54 t:mistakes
-1.12 t:moment
1.99 t:money and
2.57 t:month how
0.52 t:more
1.38 t:more about
2.14 t:more about that
-2.62 t:more time
-1.38 t:morning
0.49 t:most
-2.68 t:mostly
-1.09 t:move
-2.19 t:move on
-0.96 t:much
-2.20 t:much for
-1.45 t:much it
-2.41 t:my
-2.58 t:my colleague
-1.80 t:my current
-1.80 t:my current job
-1.61 t:my first
-2.05 t:my job
-1.63 t:my manager
-2.38 t:myself
2.07 t:name
-2.04 t:name is
-1.02 t:need
-0.87 t:need to
-1.72 t:need to know
-2.07 t:never did
-0.96 t:next
-1.52 t:next one
2.08 t:next question
-2.57 t:nice
-1.35 t:no
-1.98 t:no but
1.88 t:nobody else
-1.96 t:notes
-1.27 t:nothing
2.75 t:notice
1.21 t:noticed
2.58 t:now what
1.53 t:numbers
0.87 t:of
1.21 t:of a
-2.31 t:of course
-1.59 t:of five
1.77 t:of it
-2.12 t:of my
1.64 t:of pressure
-1.85 t:of questions
1.67 t:of school
1.66 t:of that
0.97 t:of the
-1.22 t:of what
1.60 t:of when
1.60 t:of when you
-1.45 t:of you
2.20 t:of your
2.29 t:of yours
-1.28 t:office
-2.40 t:okay
-1.90 t:okay if
-1.90 t:okay if i
2.34 t:okay with
1.61 t:on it
2.00 t:on monday
3.23 t:on that
-1.23 t:on the
-1.72 t:on to
-1.96 t:on to the
-1.27 t:on your
2.98 t:on your resume
-2.83 t:one second
2.13 t:one that
1.72 t:one thing
-2.02 t:ones
-2.24 t:only
0.58 t:or
1.97 t:organized
1.99 t:other
-1.77 t:ourselves
-0.92 t:out
1.05 t:out of
-2.20 t:out who
2.29 t:outcome
1.92 t:outside of
0.04 t:over
2.24 t:overcome
2.13 t:overcome that
0.04 t:own
2.48 t:paid
-2.45 t:part is
1.43 t:pay
-0.59 t:people
-2.11 t:people is
-1.73 t:people want
-1.51 t:people who
-1.18 t:percent
1.71 t:pick
1.95 t:piece
0.65 t:plan
-2.21 t:points
1.69 t:polymorphism
0.83 t:position
-1.61 t:position is
2.38 t:possible
-2.10 t:pretty
1.50 t:price
-2.70 t:probably
0.93 t:product
1.89 t:production
-2.34 t:professor
1.33 t:project
1.58 t:public
-1.02 t:put
1.52 t:quality
-0.72 t:question
2.09 t:question is
-1.98 t:question was
-0.79 t:questions
-1.70 t:questions and
2.44 t:questions for
2.18 t:questions for me
-1.14 t:quick
1.93 t:rather
-1.84 t:read the
-1.31 t:ready
2.20 t:real
-0.59 t:really
-1.99 t:really have
-2.36 t:really well
1.50 t:reason
2.74 t:relocate
-2.41 t:repeat
-2.10 t:repeat that
1.66 t:respond
1.90 t:result
0.99 t:right
0.85 t:role
2.05 t:rules
-1.05 t:said
2.26 t:said about
1.89 t:salary
-1.02 t:saw
-2.16 t:say i
-2.02 t:say what
3.43 t:says
2.00 t:says that
-2.14 t:seat
-1.19 t:second
-1.46 t:see
-2.73 t:see how
-3.00 t:see what
2.88 t:see yourself
2.08 t:selected
2.80 t:sell
2.18 t:sell me
-1.74 t:sense
-2.62 t:server
-2.33 t:seven
2.02 t:share a
-2.15 t:she
-2.25 t:she said
1.80 t:shift
2.84 t:shifts
1.92 t:shop
1.86 t:should
2.31 t:should a
-2.71 t:should be
-1.19 t:should i
2.08 t:should we
-2.14 t:show you
-1.58 t:showed
-2.08 t:sir
1.57 t:site
-1.07 t:six
-1.94 t:sleep
-2.47 t:slower
-1.23 t:small
0.06 t:so
-1.51 t:so far
-2.48 t:so i
1.92 t:so tell
1.92 t:so tell me
-1.26 t:so we
3.23 t:so what
-0.48 t:some
-1.74 t:some notes
-2.26 t:somebody who
1.11 t:someone
1.90 t:someone's
1.09 t:something
2.61 t:something about
-1.88 t:something i
1.57 t:something that
2.21 t:something you're
-3.95 t:sorry
-1.96 t:sounds
1.86 t:speak
1.76 t:speaking
-1.63 t:split
2.26 t:sql
2.16 t:stand
1.43 t:start with
1.33 t:steps
1.67 t:still
2.25 t:strengths
1.95 t:string
1.68 t:students
-2.01 t:stuff
2.06 t:subject
1.86 t:such
1.85 t:such as
-1.28 t:sure
-2.17 t:take a
2.47 t:take it
1.91 t:take me
1.91 t:take me through
-1.74 t:take some
-1.74 t:take some notes
-2.16 t:take your
-2.30 t:take your time
-1.47 t:takes
-1.49 t:talk about
2.44 t:talk me
2.44 t:talk me through
-2.26 t:talked
-0.70 t:talking
2.04 t:target
1.56 t:taught
1.94 t:teach
2.13 t:teaching
-1.94 t:team of
-2.25 t:team that
1.85 t:team you
1.31 t:technical
0.67 t:tell
2.14 t:tell me
1.69 t:tell me a
1.29 t:tell me about
2.13 t:tell me more
2.00 t:tell me what
1.39 t:tell us
-2.08 t:tell you
-1.79 t:tell you what
-1.98 t:tells
-0.52 t:ten
-1.62 t:ten minutes
2.10 t:testing
1.88 t:than you
-2.69 t:thank
-2.69 t:thank you
-1.51 t:thank you for
-2.12 t:thanks
0.59 t:that
2.74 t:that a
-2.00 t:that answer
-2.14 t:that i never
-1.81 t:that i'm
-1.11 t:that is
1.64 t:that it
1.70 t:that like
-2.35 t:that one
1.87 t:that they
1.67 t:that turned
1.67 t:that turned out
1.99 t:that was your
-1.38 t:that we
2.41 t:that went
-2.04 t:that what
-2.05 t:that what you
-1.56 t:that would
1.55 t:that you had
2.78 t:that you're
-1.90 t:that's
-1.65 t:that's all
-2.60 t:that's how
-2.25 t:that's the
-2.42 t:that's what
-2.25 t:that's why
2.09 t:the best
2.26 t:the biggest
1.68 t:the cause
-1.57 t:the company
-1.66 t:the customer
2.06 t:the difference between
-0.59 t:the first
-2.29 t:the head
-0.62 t:the job
-2.05 t:the list
1.87 t:the main
2.13 t:the manager
0.94 t:the morning
1.42 t:the most
-1.99 t:the next
-1.52 t:the next one
-2.81 t:the office
2.29 t:the outcome
-1.83 t:the patient
-0.84 t:the position
-1.61 t:the position is
-1.97 t:the problem
2.27 t:the project
-3.17 t:the question
1.03 t:the same
2.88 t:the second
-2.20 t:the server
1.95 t:the team
-1.06 t:their
-0.44 t:them
-1.78 t:them and
-1.15 t:then i
-2.34 t:then you
1.02 t:there
2.70 t:there a
2.72 t:there any
2.14 t:there anything
-2.81 t:there are
-0.53 t:they
-1.86 t:they are
-2.52 t:they didn't
-2.98 t:they were
-1.81 t:thing i
-0.61 t:things
-1.25 t:think about
-1.94 t:think about what
-1.22 t:think it
2.03 t:think of
1.72 t:think that
2.36 t:think that was
0.44 t:this
-1.05 t:this is
1.97 t:those who
1.82 t:thought about going
1.28 t:three
0.31 t:through
2.12 t:through a
1.61 t:through how
2.83 t:through your
-1.01 t:time
1.88 t:time a
2.11 t:time at
2.11 t:time at the
1.83 t:time to
1.59 t:time when
1.97 t:time when you
2.84 t:time you
0.07 t:to
1.60 t:to a customer
-1.55 t:to another
-1.60 t:to describe
-1.11 t:to do
1.89 t:to drive
-2.56 t:to explain
-2.06 t:to find out
-1.48 t:to get
1.67 t:to go
1.53 t:to hear
2.67 t:to hear about
1.24 t:to help
-0.28 t:to know
0.66 t:to me
-1.63 t:to meet
-1.57 t:to meet you
-0.38 t:to my
-2.84 t:to my colleague
2.74 t:to relocate
-2.02 t:to say what
-2.34 t:to see
2.23 t:to ten
-1.59 t:to think
-1.87 t:to think about
1.97 t:to this
1.83 t:to travel
-1.77 t:to work with
0.90 t:to you
-1.27 t:today
1.18 t:together
-2.27 t:told
-1.95 t:told me
-0.55 t:too
2.42 t:tools
2.14 t:total
2.37 t:travel
1.59 t:treatment
-1.88 t:trouble
-1.33 t:try
-1.61 t:try to
1.22 t:turn
-2.08 t:twenty minutes
-0.49 t:two
-3.00 t:two days
-1.12 t:two weeks
1.80 t:typing
1.62 t:under
1.27 t:understand
-1.83 t:up a
-1.85 t:up to
1.66 t:up with
2.42 t:us a
2.33 t:us about
1.59 t:us through
2.09 t:us what you
-0.88 t:use
-2.28 t:use it
-1.92 t:use the
-1.93 t:used to
-1.42 t:users
-2.40 t:users and
-2.93 t:very
-1.30 t:wait
-2.33 t:waiting
-1.75 t:waiting for
2.32 t:walk me
2.32 t:walk me through
1.81 t:walk us
1.81 t:walk us through
-0.62 t:want
-1.90 t:want me
-1.90 t:want me to
1.50 t:want to be
-1.72 t:want to understand
-1.53 t:want to work
-1.24 t:wanted
-0.85 t:wanted to
-1.70 t:wanted to know
-0.55 t:was
-3.65 t:was a
2.13 t:was hard
-3.40 t:was how
-3.15 t:was i
2.22 t:was it
2.28 t:was it like
-1.67 t:was my
2.14 t:was not
2.30 t:was that
1.70 t:was that like
-1.79 t:was to
-2.49 t:we
-2.16 t:we ask
-2.48 t:we decided
-1.65 t:we did
-2.42 t:we go
-1.51 t:we got
-0.88 t:we had
-2.43 t:we had to
-1.19 t:we have
-2.41 t:we never
-2.53 t:we were
-2.17 t:we will
1.85 t:we work
-3.14 t:we'll
-2.22 t:we've
2.39 t:weaknesses
-2.60 t:weekend
2.28 t:weekends
-1.17 t:weeks
0.75 t:were
2.08 t:were on
3.76 t:were you
2.04 t:what
-2.59 t:what a
2.90 t:what about
1.80 t:what are
1.73 t:what are your
2.34 t:what can
1.37 t:what did
2.00 t:what did the
1.15 t:what did you
0.89 t:what do
0.89 t:what do you
2.88 t:what does
1.35 t:what happened
-2.07 t:what happened was
0.98 t:what happens
1.38 t:what have
2.08 t:what have you
-2.91 t:what i
-2.07 t:what i like
-1.90 t:what i wanted
-1.74 t:what i'm
2.83 t:what if
2.24 t:what is
2.85 t:what is a
1.41 t:what is the
1.40 t:what is your
-1.64 t:what it
-1.87 t:what it was
1.93 t:what keeps
2.43 t:what kind
2.43 t:what kind of
2.62 t:what made you
2.34 t:what makes
1.69 t:what makes you
2.32 t:what should
-2.29 t:what the
-2.75 t:what they
-2.21 t:what to
2.16 t:what was
2.00 t:what was the
2.70 t:what was your
-3.64 t:what we
-1.75 t:what we do
1.65 t:what would
0.45 t:what would you
1.77 t:what would your
-1.73 t:what you
-1.28 t:what you do
2.13 t:what you know
2.43 t:what you would
-2.06 t:what you're
2.28 t:what's
2.15 t:what's the
2.50 t:what's your
-2.43 t:whatever
1.02 t:when
2.18 t:when can
2.18 t:when can you
2.20 t:when did
1.71 t:when do
1.71 t:when do you
-2.08 t:when i
1.59 t:when is
1.79 t:when you had
1.92 t:when you say
-2.08 t:when you're
-2.67 t:whenever
-1.96 t:whenever you
0.94 t:where
2.45 t:where did
2.19 t:where did you
2.80 t:where do
2.81 t:where do you
-2.85 t:where i
-2.44 t:where people
-2.30 t:where the
1.62 t:where they
2.05 t:where was
-2.50 t:where we
2.15 t:where would
2.73 t:whether a
0.58 t:which
2.22 t:which of
-2.03 t:which was
-2.02 t:while
1.10 t:who
0.82 t:who are
2.63 t:who are you
2.44 t:who do
2.41 t:who do you
1.84 t:who has
-1.75 t:who i
-1.66 t:who i am
1.74 t:who is
1.99 t:who was
1.96 t:whom
2.46 t:whose
2.70 t:why
1.34 t:why did
0.97 t:why did you
-1.10 t:why i
2.69 t:why is
-3.01 t:why it
0.99 t:why should
-2.28 t:why they
2.03 t:why this
-2.17 t:why we
3.32 t:why you
1.95 t:why you left
-1.11 t:will
-1.91 t:will be
3.09 t:will you
1.39 t:with
1.84 t:with children
-2.29 t:with me
-2.17 t:with my
1.37 t:with people
2.57 t:with that
-1.24 t:with the
-2.23 t:with you
1.91 t:with your
1.12 t:without
1.41 t:without losing
0.76 t:work
2.16 t:work alone
2.63 t:work for
-1.68 t:work hard
-2.13 t:work was
2.31 t:work what
0.78 t:worked
2.10 t:worked in
2.36 t:worked on
1.03 t:working
2.71 t:working on
-1.88 t:working with
-2.13 t:worth
0.83 t:would
-0.80 t:would be
-2.16 t:would have
2.34 t:would it
1.95 t:would it be
-2.27 t:would tell
2.42 t:would that
2.06 t:would you
2.23 t:would you be
1.93 t:would you call
1.88 t:would you change
2.23 t:would you do
2.24 t:would you get
-2.89 t:would you like
2.22 t:would you look
-2.16 t:would you mind
2.52 t:would you say
2.20 t:would you take
2.19 t:would you want
2.40 t:would your
-1.84 t:wow
1.23 t:write
2.55 t:write a
-2.33 t:yeah
-1.25 t:year
2.44 t:year what
-1.21 t:yes
0.99 t:you
1.19 t:you about
1.67 t:you are
3.56 t:you be
1.37 t:you bring
1.70 t:you call
-2.00 t:you can
1.58 t:you change
2.45 t:you changed
1.19 t:you check
2.32 t:you consider
0.59 t:you could
2.75 t:you could start
2.17 t:you could tell
1.61 t:you deal
1.61 t:you deal with
1.52 t:you decide
1.88 t:you decided
1.13 t:you did
2.89 t:you different
1.16 t:you do
1.59 t:you do if
1.35 t:you do in
1.60 t:you do it
1.40 t:you do with
1.76 t:you done
2.23 t:you elaborate
2.13 t:you enjoy
2.28 t:you ever
2.06 t:you explain
1.56 t:you feel
0.57 t:you find
2.46 t:you find out
1.24 t:you found
2.75 t:you give
2.04 t:you give me
1.92 t:you go
2.65 t:you good
1.57 t:you got
1.94 t:you had
2.29 t:you had to
1.91 t:you handle
2.35 t:you handled
-1.63 t:you have any
-1.61 t:you hear
-1.82 t:you hear me
1.86 t:you in
1.11 t:you keep
2.29 t:you know about
2.42 t:you leave
1.50 t:you led
2.36 t:you left
2.44 t:you let
-2.45 t:you like
2.15 t:you like about
1.32 t:you like to
1.27 t:you look
1.84 t:you made
2.32 t:you make
1.72 t:you make sure
2.57 t:you manage
-2.44 t:you mean
1.89 t:you measure
-2.81 t:you mind
-2.53 t:you mind if
2.11 t:you most
-1.35 t:you need
2.43 t:you over
1.82 t:you pick
2.01 t:you plan
1.68 t:you prepare
1.52 t:you read
-1.06 t:you ready
-2.03 t:you repeat
2.35 t:you report
2.32 t:you said
2.26 t:you said about
1.38 t:you say and
1.82 t:you say to
2.42 t:you see yourself
2.41 t:you something
2.17 t:you start
2.04 t:you still
1.94 t:you stop
3.12 t:you take
2.04 t:you tell
1.56 t:you tell me
1.98 t:you that a
1.98 t:you think
2.18 t:you think about
2.46 t:you think of
2.33 t:you think you
3.17 t:you thought
2.10 t:you to
1.71 t:you took
2.14 t:you turn
2.96 t:you use
2.39 t:you used
-0.69 t:you want
-1.90 t:you want me
1.16 t:you want to
2.24 t:you what do
2.44 t:you with
0.88 t:you work
1.80 t:you work with
1.62 t:you worked
1.27 t:you would
2.39 t:you wrote
2.94 t:you'd
1.61 t:you'd be
-2.90 t:you'll
-2.04 t:you'll get
1.47 t:you're a
-2.09 t:you're hired
2.03 t:you're proud
2.03 t:you're proud of
-2.23 t:you're ready
1.52 t:you've
2.43 t:you've been
2.45 t:you've done
2.23 t:you've never
1.63 t:your
2.27 t:your biggest
1.93 t:your career
-2.56 t:your company
2.75 t:your current
-2.25 t:your day
1.04 t:your experience with
1.99 t:your favorite
3.15 t:your first
2.66 t:your greatest
1.31 t:your last
1.80 t:your mind
3.24 t:your own
-2.29 t:your question
1.91 t:your role
2.12 t:your strengths
1.66 t:your team
2.51 t:your thesis
-1.27 t:your time
2.11 t:your time at
1.67 t:your weaknesses
1.62 t:your work
2.04 t:yours
1.87 t:yourself
2.44 t:yourself in
-2.52 u:000
-2.02 u:2
-2.00 u:4
0.44 u:a
0.61 u:about
2.34 u:advice
-1.75 u:again
1.51 u:against
2.07 u:agile
-1.16 u:ahead
2.22 u:allowed
-2.36 u:already
-2.53 u:also
-1.99 u:always
-1.37 u:am
0.22 u:an
-0.65 u:and
-1.90 u:answer
-2.07 u:answers
1.96 u:any
1.75 u:anybody
1.05 u:anyone
2.31 u:anything
1.48 u:apart
2.38 u:apologize
-0.84 u:apply
1.71 u:approach
0.39 u:are
-0.87 u:ask
-2.63 u:asked
-2.01 u:asking
1.88 u:assume
0.88 u:back
2.14 u:badly
1.23 u:balance
-2.69 u:because
1.71 u:become
2.57 u:bed
-1.32 u:been
1.26 u:before
0.90 u:behind
-2.13 u:believe
2.21 u:belongs
-1.55 u:belt
1.43 u:best
2.39 u:between
2.50 u:big
2.37 u:biggest
2.12 u:book
2.37 u:books
1.77 u:bored
-1.25 u:both
-1.16 u:break
-1.68 u:breaking
2.03 u:brief
1.88 u:bring
2.39 u:brings
1.90 u:budget
1.93 u:building
1.86 u:busy
-2.32 u:called
-2.99 u:calm
-0.77 u:can
-2.43 u:can't
1.83 u:career
1.92 u:cause
0.78 u:change
1.09 u:changed
-0.99 u:check
1.59 u:child
2.09 u:choice
1.61 u:choose
-1.94 u:city
1.41 u:clean
-1.87 u:clear
-2.49 u:clearly
0.79 u:client
1.49 u:coding
1.79 u:cold
-2.01 u:column
-1.43 u:comes
1.06 u:comfortable
-1.73 u:coming
2.08 u:commute
1.09 u:company
1.98 u:conflict
2.32 u:consider
-2.15 u:contact
-1.98 u:container
1.75 u:contribute
3.00 u:convince
1.92 u:cook
-2.22 u:cool
2.11 u:correct
-1.95 u:couldn't
-1.84 u:course
-2.19 u:covered
-2.42 u:create
2.07 u:curiosity
2.33 u:curious
1.35 u:current
2.53 u:currently
0.43 u:customer
-1.16 u:database
0.61 u:day
-0.93 u:days
1.86 u:deal
2.29 u:decision
2.14 u:define
-2.33 u:definitely
-2.13 u:depends
1.82 u:describe
2.85 u:design
1.79 u:did
1.32 u:didn't
1.29 u:differently
1.94 u:difficult
-1.83 u:director
1.89 u:disagreement
1.03 u:do
0.81 u:does
-2.32 u:doing
1.63 u:done
-1.48 u:door
-0.76 u:down
-1.21 u:each
-2.11 u:easy
-2.25 u:eighty
2.59 u:elaborate
-1.87 u:eleven
1.96 u:else
-2.19 u:email
2.31 u:employee
-1.96 u:ends
-2.21 u:english
-1.45 u:enough
2.30 u:environment
-2.17 u:especially
2.04 u:estimate
-2.69 u:et
2.24 u:ever
-1.47 u:every
-1.67 u:everybody
-1.05 u:everyone
-1.40 u:everything
1.98 u:expected
0.90 u:experience
2.61 u:explain
-1.72 u:explaining
-2.25 u:faces
2.03 u:fails
2.26 u:fault
2.51 u:favorite
0.62 u:feel
-1.05 u:few
-1.99 u:fifteen
-2.13 u:files
0.22 u:find
-2.02 u:fine
-2.33 u:finished
0.40 u:first
-1.67 u:flexible
-1.56 u:food
-1.91 u:free
-1.71 u:fun
-2.28 u:funny
2.39 u:gap
-2.04 u:get
-1.82 u:gets
0.74 u:give
1.23 u:go
-1.07 u:good
1.44 u:goods
-1.93 u:great
1.97 u:greatest
1.87 u:group
1.67 u:guest
1.92 u:handle
1.64 u:handled
1.32 u:happens
-1.17 u:happy
-1.46 u:hard
-0.27 u:have
-2.61 u:having
-1.64 u:he
-2.51 u:head
-0.81 u:hear
-2.28 u:hearing
-2.48 u:hello
-0.65 u:helped
2.23 u:helpful
-1.27 u:her
-2.30 u:here's
-1.87 u:hi
0.90 u:high
-1.16 u:him
-1.49 u:hired
2.56 u:hobbies
-2.36 u:hold
-1.47 u:home
1.14 u:how
-2.55 u:http
-1.73 u:i
-0.98 u:i'd
-2.90 u:i'll
-1.42 u:i'm
-2.35 u:i've
1.73 u:important
1.81 u:improve
0.69 u:in
2.13 u:incident
-1.87 u:index
-1.95 u:inside
-2.07 u:instead
1.48 u:interested
-2.28 u:interesting
1.98 u:internship
1.32 u:into
1.87 u:introduce
2.26 u:introduction
1.80 u:involved
2.07 u:involves
-0.53 u:is
-2.39 u:isn't
-0.48 u:it
-1.05 u:it's
1.91 u:java
-2.25 u:joining
-1.92 u:json
2.06 u:judge
-0.83 u:just
1.18 u:keep
1.95 u:keeping
-1.49 u:kind
-0.90 u:know
-1.05 u:knows
2.20 u:large
1.22 u:last
-1.35 u:later
2.15 u:law
2.11 u:lay
-0.74 u:lead
-1.43 u:leader
2.19 u:leadership
-1.78 u:learn
0.80 u:leave
1.62 u:led
-2.05 u:less
2.17 u:lesson
-0.40 u:let
2.05 u:letter
1.31 u:life
-0.22 u:like
1.09 u:line
-1.83 u:links
-1.48 u:listen
-2.36 u:listening
-1.66 u:listens
-1.06 u:little
2.72 u:living
0.48 u:look
-0.78 u:looking
1.47 u:losing
-0.52 u:lot
1.28 u:machine
0.63 u:makes
1.48 u:manage
1.98 u:managed
1.19 u:manager
0.59 u:many
2.38 u:marketing
-1.22 u:maybe
0.46 u:me
-0.82 u:mean
-1.59 u:means
-1.76 u:meant
-1.93 u:meet
-1.47 u:meeting
-1.08 u:mind
-2.06 u:minute
-1.13 u:mistake
1.97 u:mistakes
-1.10 u:moment
-0.97 u:month
0.49 u:more
-1.41 u:morning
0.68 u:most
-2.76 u:mostly
-2.05 u:motor
-1.11 u:moved
-0.85 u:much
-2.33 u:my
-2.32 u:myself
2.07 u:name
-0.97 u:need
-1.34 u:needs
-1.07 u:next
-2.45 u:nice
-1.50 u:no
1.59 u:normal
-2.03 u:notes
-1.27 u:nothing
2.76 u:notice
2.11 u:noticed
0.64 u:now
1.48 u:numbers
0.73 u:of
-1.27 u:office
-2.32 u:okay
-1.78 u:once
-2.03 u:ones
-1.53 u:only
0.55 u:or
1.72 u:organized
1.44 u:other
-1.77 u:ourselves
2.29 u:outcome
2.24 u:overcome
-2.27 u:page
2.38 u:paid
-2.09 u:patience
1.45 u:pay
-0.45 u:people
-1.25 u:percent
1.83 u:pick
2.01 u:piece
0.73 u:plan
-1.70 u:plus
-2.09 u:points
1.69 u:polymorphism
-1.85 u:pretty
1.50 u:price
-2.72 u:probably
-1.35 u:process
-2.38 u:processes
0.65 u:product
1.99 u:production
-2.43 u:professor
1.24 u:project
1.73 u:projects
2.31 u:public
-1.02 u:put
1.93 u:quality
-0.51 u:question
-1.55 u:questions
-1.14 u:quick
1.57 u:rather
-1.28 u:ready
2.16 u:real
-0.64 u:really
1.32 u:reason
2.74 u:relocate
-2.47 u:repeat
1.66 u:respond
1.92 u:result
1.09 u:right
0.96 u:role
1.98 u:rules
1.36 u:safety
-1.22 u:said
1.88 u:salary
2.28 u:sale
-0.88 u:saw
2.92 u:says
-2.14 u:seat
-1.28 u:second
-1.23 u:see
2.08 u:selected
2.36 u:sell
-1.74 u:sense
-0.70 u:server
1.10 u:service
-2.42 u:seven
-2.39 u:she
1.73 u:shift
2.79 u:shifts
1.93 u:shop
-1.62 u:short
1.92 u:should
-1.57 u:showed
-2.01 u:sign
-2.07 u:sir
-2.10 u:sit
1.47 u:site
-1.32 u:six
-1.94 u:sleep
-2.33 u:slower
-0.71 u:small
-0.58 u:some
1.38 u:someone
1.90 u:someone's
1.19 u:something
-1.78 u:sometimes
-3.28 u:sorry
-1.44 u:sounds
1.61 u:speak
1.76 u:speaking
2.10 u:sql
2.16 u:stand
-2.03 u:station
1.33 u:steps
1.37 u:still
2.10 u:strengths
1.95 u:string
1.68 u:students
-2.18 u:stuff
2.06 u:subject
1.33 u:such
1.52 u:support
1.64 u:suppose
-1.22 u:sure
-2.39 u:survey
2.27 u:switch
-1.52 u:takes
-0.95 u:talking
1.94 u:target
-1.45 u:task
1.59 u:taught
1.85 u:teach
2.14 u:teaching
1.26 u:technical
1.15 u:tell
-1.85 u:tells
2.10 u:testing
-2.57 u:thank
-1.87 u:thanks
0.46 u:that
-1.79 u:that's
-0.35 u:the
-1.09 u:their
-0.70 u:them
0.63 u:there
-1.73 u:there's
-0.82 u:they
0.48 u:this
-2.04 u:threads
0.71 u:three
0.69 u:through
-2.11 u:thursday
2.05 u:till
-0.62 u:time
-1.23 u:today
0.99 u:together
-2.04 u:told
-0.47 u:too
2.23 u:tools
1.45 u:total
-2.14 u:training
2.37 u:travel
1.59 u:treatment
-1.88 u:trouble
-1.77 u:try
1.21 u:turn
-1.56 u:turned
-0.49 u:two
1.80 u:typing
1.27 u:understand
-1.12 u:use
-1.10 u:users
-1.37 u:usually
-2.54 u:very
-1.56 u:wait
-2.29 u:waiting
0.09 u:walk
-0.60 u:want
-0.49 u:wanted
-0.63 u:was
-1.70 u:we
-2.06 u:we'll
2.02 u:weaknesses
-2.60 u:weekend
2.68 u:weekends
-1.18 u:weeks
0.50 u:were
1.81 u:what
2.08 u:what's
-2.41 u:whatever
0.75 u:when
-2.67 u:whenever
0.39 u:where
0.88 u:which
-2.18 u:while
0.98 u:who
1.96 u:whom
2.23 u:whose
2.58 u:why
-1.17 u:will
0.86 u:with
0.69 u:without
0.59 u:work
0.23 u:worked
0.99 u:working
-2.10 u:worth
0.77 u:would
1.08 u:write
-2.26 u:yeah
-1.79 u:year
-1.17 u:yes
1.03 u:you
1.90 u:you'd
-2.90 u:you'll
1.86 u:you've
1.58 u:your
2.13 u:yours
1.87 u:yourself`;
