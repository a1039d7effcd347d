/**
 * Learned by `node tests/eval/live/train-weights.ts` from the labelled utterances there. The first line is the bias; each other
 * line is a weight in log-odds and the feature of an utterance that it belongs to (`utterance-features.ts`).
 */
export const questionWeights = `\
-0.31
1.21 after preamble
-0.47 at once
0.65 e:a
-0.09 e:about
-2.75 e:again
-1.89 e:ahead
-2.09 e:all
-2.96 e:already
-2.50 e:also
-1.76 e:always
-0.56 e:am
-2.36 e:answer
1.73 e:any
2.20 e:anything
-0.82 e:are
-0.55 e:ask
-3.48 e:asked
-2.36 e:asking
-0.33 e:at
2.77 e:back
-2.30 e:because
-2.55 e:been
1.55 e:before
1.43 e:best
2.24 e:between
2.97 e:big
2.18 e:biggest
-1.17 e:bit
-1.89 e:both
2.31 e:brief
2.86 e:budget
1.27 e:build
-0.80 e:by
-2.70 e:called
-1.16 e:can
-1.73 e:can't
1.06 e:change
0.93 e:changed
2.15 e:charge
-2.08 e:clear
1.99 e:code
-2.18 e:comes
-1.33 e:coming
1.50 e:conversation
-1.11 e:could
-2.11 e:course
1.43 e:current
1.30 e:customer
2.46 e:data
-2.38 e:database
1.33 e:decision
2.51 e:define
-2.52 e:definitely
-2.78 e:depends
1.88 e:describe
-2.28 e:describing
2.46 e:design
0.74 e:did
1.56 e:different
0.47 e:do
0.68 e:does
-1.93 e:doing
-1.85 e:don't
3.12 e:elaborate
1.56 e:else
-2.48 e:email
-2.72 e:enough
2.47 e:ever
-2.07 e:every
-1.79 e:everything
3.75 e:experience
1.56 e:explain
2.13 e:fault
2.93 e:favorite
-1.20 e:find
-1.04 e:first
-1.43 e:five
0.71 e:for
-2.86 e:forty
-2.95 e:free
-2.35 e:fun
-2.48 e:funny
-1.81 e:get
-1.96 e:going
-1.88 e:good
-2.95 e:great
2.71 e:handle
1.61 e:happened
-0.64 e:hard
-0.31 e:have
-2.39 e:having
-1.67 e:he
-1.95 e:hello
3.69 e:helpful
-1.58 e:her
-2.35 e:hi
-2.27 e:history
3.00 e:hobbies
-2.71 e:honest
0.19 e:how
2.56 e:how'd
-2.45 e:http
-1.01 e:i
-1.46 e:i'd
-2.97 e:i'll
-0.96 e:i'm
-2.54 e:i've
1.75 e:idea
0.82 e:if
1.96 e:important
-2.21 e:index
1.96 e:interested
-2.26 e:interesting
1.68 e:introduce
2.69 e:introduction
-1.00 e:is
-1.08 e:it
-0.72 e:just
0.62 e:keep
-1.62 e:kind
-1.38 e:know
2.79 e:languages
2.48 e:leadership
-1.75 e:learn
2.31 e:leave
0.85 e:left
-1.10 e:let
-1.43 e:like
-2.35 e:look
-1.18 e:looking
-2.63 e:lovely
-1.37 e:make
1.83 e:manager
1.29 e:many
0.30 e:me
-1.70 e:mean
-2.30 e:meet
-1.63 e:mentioned
-1.95 e:monday
2.13 e:money
-2.16 e:month
1.37 e:more
-1.72 e:morning
-2.90 e:mostly
-1.45 e:move
-1.22 e:much
-2.16 e:my
-1.90 e:myself
1.81 e:name
1.46 e:new
-0.88 e:next
-2.62 e:nice
-1.63 e:no
-1.35 e:not
1.91 e:notice
2.52 e:noticed
-1.69 e:now
2.19 e:number
2.29 e:numbers
0.96 e:of
2.09 e:offers
-2.39 e:oh
-3.28 e:okay
0.02 e:on
-2.73 e:once
-2.67 e:ones
1.09 e:or
-0.77 e:out
2.22 e:outcome
1.48 e:part
-0.92 e:people
-2.41 e:perfect
1.59 e:period
0.57 e:plan
3.49 e:play
2.84 e:pressure
-1.97 e:pretty
-3.11 e:probably
0.87 e:project
2.19 e:public
2.80 e:push
-1.61 e:put
-2.36 e:python
-0.68 e:question
-1.48 e:questions
-1.98 e:ready
-1.31 e:really
1.42 e:reason
2.64 e:relocate
-3.00 e:repeat
-1.09 e:resume
2.30 e:role
1.62 e:rules
1.62 e:run
-1.45 e:said
1.43 e:salary
-3.26 e:same
-0.35 e:say
2.83 e:says
-2.63 e:seat
-2.75 e:second
-0.67 e:see
2.35 e:sell
-1.92 e:sense
1.28 e:set
-2.48 e:she
1.18 e:should
1.02 e:since
-2.01 e:sir
-1.76 e:six
0.09 e:so
-0.22 e:some
0.73 e:someone
0.80 e:something
-2.43 e:sometimes
-2.92 e:sorry
1.81 e:speak
2.25 e:sql
3.42 e:still
1.58 e:strengths
2.24 e:support
2.13 e:suppose
-1.33 e:sure
-2.69 e:take
1.30 e:taught
1.53 e:teaching
1.16 e:team
1.08 e:tell
-1.02 e:ten
-2.84 e:thank
-1.06 e:thanks
-1.57 e:that's
-0.69 e:the
-3.05 e:them
0.65 e:then
0.39 e:there
1.70 e:those
-1.03 e:thought
-1.34 e:time
-2.66 e:times
-1.94 e:today
-2.01 e:told
-2.31 e:too
-2.56 e:took
1.84 e:tools
2.21 e:travel
-2.68 e:true
2.31 e:trust
-2.84 e:twenty
2.62 e:understand
1.45 e:us
-1.67 e:usually
2.75 e:value
-2.31 e:very
-2.20 e:waiting
2.53 e:wanna
-1.34 e:want
-1.41 e:wanted
1.67 e:wants
-0.89 e:was
-0.56 e:we
-2.61 e:we'll
1.40 e:weaknesses
-1.93 e:weeks
1.40 e:went
0.85 e:what
2.09 e:what's
-1.94 e:whatever
0.67 e:which
2.07 e:whose
2.24 e:why
-2.16 e:will
1.54 e:with
1.39 e:work
1.57 e:working
-1.42 e:works
-0.17 e:would
-2.70 e:yeah
-1.43 e:years
-2.84 e:yes
0.15 e:you
0.30 e:you'd
-3.95 e:you'll
1.24 e:you've
0.47 e:your
2.33 e:yours
0.85 e:yourself
0.39 first 0
-0.87 first 1
-1.55 first 2
-1.00 first 4
1.48 g:a bit about
-1.78 g:a bit of
1.75 g:a building
-2.35 g:a bus
-2.23 g:a call
1.79 g:a change
2.18 g:a client
1.83 g:a company
1.18 g:a customer
-1.92 g:a few
-1.51 g:a great
2.27 g:a guest
1.56 g:a leader
-0.82 g:a list
-0.83 g:a little
-0.93 g:a lot
1.11 g:a lot of
2.38 g:a manager
-1.98 g:a minute
-2.24 g:a moment
-1.94 g:a month
0.66 g:a new
-2.48 g:a one
1.34 g:a patient
1.30 g:a problem
1.53 g:a product
1.94 g:a shift
-1.24 g:a small
1.80 g:a time
1.41 g:a time when
1.51 g:a time you
-2.06 g:a week
-1.60 g:a year
1.01 g:about a
1.85 g:about a time
2.13 g:about our
2.74 g:about something
-1.32 g:about that
0.70 g:about the
-2.54 g:about this
-2.35 g:about two
-2.12 g:about two years
2.18 g:about you
2.23 g:about your
3.00 g:about your time
2.05 g:all of this
-1.75 g:and a
-1.29 g:and he
0.32 g:and how
1.15 g:and how you
-0.22 g:and i
-1.33 g:and i just
-2.71 g:and i want
-1.94 g:and i would
-1.68 g:and it
-2.35 g:and she
-2.23 g:and some
1.28 g:and tell me
-2.11 g:and then you
-1.97 g:and they
-1.83 g:and to
-1.46 g:and we
1.14 g:and what
0.81 g:and why
-2.42 g:and wrote
-2.67 g:and you
-2.30 g:answer your
-2.30 g:answer your question
2.61 g:any other
1.89 g:any questions
2.36 g:any questions for
-3.19 g:any time
2.57 g:anything else
1.79 g:are there
2.61 g:are you a
-1.54 g:are you ready
1.47 g:are your
-2.82 g:as the
-2.10 g:as you
1.95 g:ask about
-2.50 g:ask me
-2.94 g:ask them
-1.57 g:ask what
1.73 g:ask you about
-2.24 g:asked me
2.33 g:asks for
-3.12 g:assume that
-0.68 g:at a
-1.44 g:at all
-1.99 g:at my
1.82 g:at the same
2.94 g:at your
1.06 g:be a
2.28 g:be a problem
-2.66 g:be working
-2.66 g:be working with
-2.17 g:because i
-1.56 g:because it
-1.34 g:because we
-2.34 g:before that i
-2.59 g:before they
2.16 g:bit about yourself
-1.78 g:bit of
2.28 g:bring to
-0.82 g:but i
-2.42 g:by that
-1.37 g:can do
-2.43 g:can see
-3.51 g:can tell
-2.08 g:can use
1.17 g:can you
-2.92 g:can you see
-2.66 g:check the
1.67 g:comfortable with
2.09 g:could go
2.53 g:curious what
-1.63 g:day and
1.58 g:deal with
-1.94 g:depends on
2.15 g:describe a
2.48 g:describe a time
2.43 g:describe how
2.43 g:describe how you
1.74 g:describe you
2.05 g:design a
1.53 g:did it
1.37 g:did not
-2.50 g:did that for
-1.68 g:did was
1.07 g:did you
2.05 g:did you ever
2.07 g:difference between
1.24 g:do for
-2.15 g:do i
2.43 g:do if
-2.68 g:do is
-1.12 g:do it
1.26 g:do not
-2.64 g:do we
2.01 g:do with
1.75 g:do you
1.11 g:do you check
1.63 g:do you choose
1.34 g:do you decide
2.23 g:do you do
2.31 g:do you feel
1.94 g:do you find
2.96 g:do you get
1.84 g:do you go
1.73 g:do you handle
1.11 g:do you have
1.21 g:do you keep
2.90 g:do you like
1.39 g:do you look
2.22 g:do you make
-2.76 g:do you mean
1.93 g:do you plan
2.49 g:do you prefer
1.98 g:do you prepare
1.84 g:do you say
2.83 g:do you see
2.34 g:do you set
1.85 g:do you take
2.64 g:do you tell
1.99 g:do you think
1.26 g:do you use
-1.77 g:do you want
1.62 g:do you work
2.10 g:does a
2.89 g:don't you
2.25 g:ever been
1.43 g:ever had
1.93 g:experience with
-2.16 g:fair enough
1.91 g:five minutes
-1.43 g:for a
-2.68 g:for a moment
-1.74 g:for coming
-2.47 g:for each
-1.77 g:for help
1.72 g:for it
-1.23 g:for the
-1.67 g:for two
1.93 g:for us
1.03 g:for you
-1.39 g:for your
-1.92 g:for your time
-2.63 g:four years
1.96 g:from your
-2.11 g:get to
-2.37 g:gets the
1.47 g:give me
2.13 g:give me an
-1.83 g:go ahead
2.48 g:go back
-2.41 g:go now
1.68 g:go on
-1.72 g:go to
2.82 g:going back
-2.04 g:going to ask
-1.95 g:got it
-2.26 g:got to
-0.89 g:had a
-2.76 g:happened was
-2.12 g:has to
-1.75 g:have a good
-1.84 g:have any
-0.83 g:have to
-2.22 g:have to be
2.15 g:have you
1.38 g:have you ever
-2.52 g:he was
3.02 g:hear about
-2.83 g:hear me
-2.84 g:how are
-2.47 g:how are you
2.40 g:how big
2.79 g:how come
2.22 g:how did
2.41 g:how did the
1.89 g:how did you
1.74 g:how do
-3.06 g:how do i
2.01 g:how do you
1.69 g:how does
-2.58 g:how hard
1.68 g:how long
2.15 g:how many
-2.24 g:how people
-2.41 g:how they
-2.52 g:how things
-2.01 g:how was
-2.54 g:how was your
-1.84 g:how we
1.98 g:how would
1.98 g:how would you
1.66 g:how you
-2.11 g:i am
1.22 g:i ask
-1.65 g:i asked
-0.55 g:i can
-2.10 g:i can see
-1.88 g:i come
-1.64 g:i did
-2.89 g:i do
-1.21 g:i don't
-1.25 g:i don't know
-2.05 g:i get
-2.78 g:i go
-2.12 g:i got
-2.27 g:i grew
-2.27 g:i grew up
-1.23 g:i had
-1.87 g:i had to
2.89 g:i have to
-2.50 g:i hope
-1.86 g:i just
-2.35 g:i know
-1.31 g:i know how
-2.22 g:i learned
-2.20 g:i learned that
-1.82 g:i learned to
-2.32 g:i like
-1.67 g:i look
2.63 g:i mean
-2.25 g:i never
-2.45 g:i put
-2.49 g:i said
-2.31 g:i saw
2.48 g:i see
-1.91 g:i start
1.30 g:i take
2.18 g:i take it
-1.46 g:i think
-1.69 g:i told
-2.30 g:i try
-2.30 g:i try to
-2.38 g:i use
-2.09 g:i usually
-0.60 g:i was
-2.00 g:i was the
-2.10 g:i worked
-2.03 g:i worked at
-2.02 g:i would
-2.13 g:i'd say
-1.16 g:i'll be
-1.19 g:i'm a
2.68 g:i'm curious
-1.60 g:i'm not
-1.73 g:i've been
-0.96 g:if you
1.60 g:if you could
1.50 g:if you had
-2.42 g:if you have
-2.10 g:if you want
-1.43 g:in four
-1.46 g:in my
1.05 g:in which
2.19 g:in your
-1.83 g:instead of
2.36 g:introduce yourself
-1.09 g:is a
2.16 g:is about to
-2.29 g:is hard
-1.73 g:is i
-1.90 g:is that
-1.66 g:is that i
2.75 g:is that something
-2.55 g:is that you
2.38 g:is there
2.43 g:is there anything
-2.20 g:is we
-2.55 g:is when
-2.67 g:is with
1.54 g:is your
-1.80 g:it and
-1.81 g:it is
-2.67 g:it takes
-2.61 g:it that
-2.76 g:it took
-0.68 g:it was
-1.71 g:it was a
-1.51 g:it was the
-2.02 g:it went
2.98 g:it what
-1.84 g:it with
-2.59 g:it worked
2.24 g:just to
-1.58 g:kind of
-2.26 g:knew what
2.88 g:know about
-1.76 g:know that
-0.95 g:know what
2.07 g:know what you
-1.56 g:last job
-2.13 g:last year
-2.59 g:learn how
-2.22 g:learned that
-1.82 g:learned to
-2.38 g:let me
-2.03 g:let me know
-2.19 g:let's go
-2.37 g:let's see
-2.09 g:like a
0.98 g:like to
2.62 g:like to know
1.67 g:like you
2.43 g:like you to
-1.41 g:list and
-1.29 g:look at
-1.72 g:look at the
0.91 g:look like
-2.22 g:looking for
-2.31 g:looking for a
1.11 g:lot of
2.87 g:made you
-2.49 g:make sense
2.64 g:make you
1.87 g:makes you
1.24 g:me about
1.76 g:me about a
2.22 g:me about something
1.38 g:me about the
2.53 g:me about your
-2.18 g:me and
1.87 g:me how you
-2.72 g:me i
-2.96 g:me is
-2.03 g:me know
2.55 g:me something
1.21 g:me the
1.40 g:me through
1.64 g:me through your
2.10 g:me what
-2.42 g:mean by that
-2.09 g:mean the
2.02 g:more about
2.32 g:more about that
-2.23 g:more time
-2.11 g:move on
-2.67 g:moved the
-1.89 g:much for
-2.06 g:much it
-1.60 g:my first
-1.53 g:need to
-1.66 g:next one
2.54 g:next question
-2.26 g:not at
-2.55 g:not the
1.59 g:notice period
1.30 g:of a
-2.87 g:of course
1.44 g:of it
1.48 g:of that
-1.22 g:of them
1.42 g:of this
1.80 g:of your
1.68 g:of yours
-1.54 g:okay if
-1.54 g:okay if i
1.74 g:okay with
-1.99 g:on my
-2.65 g:on one
2.93 g:on that
-0.97 g:on the
1.64 g:on you
3.22 g:on your resume
-1.66 g:one of
-1.80 g:one of the
-3.11 g:one second
2.03 g:one that
-2.41 g:other one
2.31 g:out of
2.44 g:out the
-2.24 g:out who
1.39 g:outside of
2.25 g:part in
-2.52 g:part is
1.51 g:part of
-1.81 g:people who
2.00 g:product that
2.12 g:question is
2.12 g:questions for
2.36 g:questions for me
-2.63 g:really well
-2.57 g:repeat that
-2.59 g:saw that
-1.59 g:say no
1.70 g:say you're
-2.88 g:see how
-1.57 g:see the
-3.47 g:see what
1.83 g:see yourself
2.91 g:should a
-3.15 g:should be
2.13 g:should we
-2.89 g:show you
2.15 g:so how
-1.45 g:so i
0.36 g:so that
2.34 g:so what
-3.94 g:so you
-2.10 g:somebody who
1.75 g:something in
1.53 g:something that
-2.23 g:start with the
1.24 g:such as
-2.37 g:take a
2.33 g:take it
2.09 g:take me
2.46 g:talk about your
1.73 g:talk me
1.73 g:talk me through
-2.68 g:taught me
1.74 g:tell me
1.56 g:tell me about
1.82 g:tell me what
-2.66 g:tell you
-1.91 g:ten minutes
-2.73 g:thank you
1.91 g:that a
-2.23 g:that answer
-1.93 g:that i was
1.88 g:that in
-1.90 g:that is
-2.44 g:that one
-1.60 g:that we
1.79 g:that went
-2.27 g:that works
2.09 g:that you had
2.66 g:that you're
-2.09 g:that's how
-2.35 g:that's the
-1.77 g:that's what
-1.78 g:that's why
2.54 g:the biggest
1.26 g:the cause
-2.31 g:the class
-1.00 g:the customer
-2.14 g:the database
1.53 g:the difference
2.07 g:the difference between
-0.84 g:the first
-2.01 g:the list
1.52 g:the moment
2.00 g:the most
-2.42 g:the next
-1.66 g:the next one
-1.90 g:the one
-1.65 g:the other
2.22 g:the outcome
-1.88 g:the patient
1.66 g:the project
-3.21 g:the question
-2.22 g:the questions
-2.41 g:the report
1.98 g:the second
-2.75 g:the slides
1.64 g:the team
-2.77 g:the year
-2.45 g:their own
-1.88 g:them and
-1.20 g:then i
-1.76 g:then i'd
-2.11 g:then you
1.88 g:there a
2.49 g:there anything
-2.15 g:they didn't
-2.63 g:they were
1.93 g:think that
2.41 g:think that was
-1.70 g:three years
2.26 g:through a
2.20 g:through your
1.19 g:time when
1.77 g:time when you
2.12 g:time you
1.04 g:time you had
-0.65 g:to be
-1.88 g:to decide
-2.33 g:to explain
1.32 g:to go
2.99 g:to hear about
-2.42 g:to him
-2.71 g:to learn how
-2.29 g:to meet
-1.67 g:to people
2.64 g:to relocate
-2.69 g:to see
-1.11 g:to start
-1.99 g:to think
-2.70 g:to work with
-1.97 g:told him
-1.43 g:told me
-2.03 g:try to
-2.06 g:turned out
-3.18 g:two days
-1.38 g:two weeks
-1.67 g:up a
1.68 g:up with
1.50 g:use a
-2.62 g:use it
-1.72 g:used to
-2.61 g:waiting for
2.00 g:walk me
2.00 g:walk me through
2.69 g:want to go
-1.59 g:want to work
-0.88 g:wanted to
-2.04 g:wanted to know
1.67 g:wants to
-2.96 g:was a
-2.71 g:was how
-2.57 g:was i
1.75 g:was it
-1.59 g:was like
-0.99 g:was the
2.60 g:was there
-1.30 g:was to
-2.42 g:we ask
-2.05 g:we did
-0.67 g:we do
-1.34 g:we had
-2.39 g:we had to
-2.16 g:we lost
-2.51 g:we were
-1.66 g:went to
2.68 g:were on
2.19 g:were there
3.07 g:were you
-2.05 g:what a
2.83 g:what about
2.13 g:what are
2.05 g:what are the
1.23 g:what are you
1.39 g:what are your
2.27 g:what can
1.03 g:what did
0.86 g:what did you
0.67 g:what do
0.56 g:what do you
1.62 g:what does
1.53 g:what happened
-2.76 g:what happened was
-2.28 g:what i
2.83 g:what if
1.37 g:what is
2.21 g:what is a
1.29 g:what is the
1.97 g:what kind
1.97 g:what kind of
1.04 g:what made
2.75 g:what made you
3.01 g:what makes
2.55 g:what should
-2.32 g:what they
-1.57 g:what to
1.26 g:what was
1.31 g:what was the
2.19 g:what was your
-1.77 g:what we
1.01 g:what would
0.62 g:what would you
-1.26 g:what you
-1.87 g:what you do
2.48 g:what you would
-1.50 g:what you're
2.96 g:what you've
2.70 g:what's a
-2.89 g:what's going
2.99 g:what's the
2.13 g:what's your
2.68 g:when can
2.68 g:when can you
2.06 g:when did
1.37 g:when do
1.37 g:when do you
2.34 g:when does
-1.49 g:when i
2.18 g:when is
-3.09 g:when they
-2.75 g:when to
-1.26 g:when you
2.02 g:when you had
-2.25 g:when you're
-2.67 g:whenever you
1.81 g:where do
2.26 g:where do you
-1.46 g:where i
-2.07 g:where people
-2.40 g:where the
-2.36 g:where we
2.82 g:whether a
-1.92 g:which is
2.16 g:which of
-2.34 g:which was
0.77 g:who are
2.40 g:who are you
3.50 g:who do
2.54 g:who do you
-2.74 g:who doesn't
1.15 g:who has
1.20 g:why did
-1.39 g:why i
2.64 g:why is
-3.09 g:why it
0.61 g:why should
-2.71 g:why we
3.30 g:why you
3.26 g:will you
2.43 g:with him
-2.98 g:with me
-2.70 g:with some
2.34 g:with that
-1.59 g:with the
-2.28 g:with you
0.89 g:with your
2.74 g:work alone
2.68 g:work for
1.45 g:worked in
1.81 g:working on
-2.07 g:would have
1.75 g:would you
1.73 g:would you be
1.71 g:would you change
1.68 g:would you do
-2.75 g:would you like
-2.18 g:would you mind
1.44 g:would you plan
2.25 g:would you say
1.77 g:would you set
2.13 g:would you take
2.24 g:would your
3.06 g:write a
1.57 g:you about
1.32 g:you are
3.22 g:you be
1.86 g:you begin
1.67 g:you bring
1.77 g:you build
2.14 g:you call
-3.64 g:you can
1.32 g:you change
1.94 g:you changed
1.09 g:you check
2.23 g:you consider
1.81 g:you could
2.03 g:you deal
2.03 g:you deal with
1.18 g:you decide
0.39 g:you did
2.57 g:you different
0.90 g:you do
1.35 g:you do in
1.85 g:you do it
1.34 g:you do with
2.46 g:you enjoy
1.89 g:you ever
2.55 g:you explain
1.79 g:you feel
1.98 g:you find out
2.77 g:you give
1.76 g:you go
2.94 g:you going
2.84 g:you good
1.75 g:you got
1.92 g:you had
1.92 g:you had to
1.66 g:you handle
-2.34 g:you have to
1.98 g:you in
2.21 g:you keep
1.08 g:you keep a
-0.61 g:you know
2.00 g:you know about
2.08 g:you leave
3.23 g:you left
2.43 g:you let
-2.08 g:you like
1.75 g:you like to
1.03 g:you look
0.48 g:you make
2.26 g:you make sure
2.53 g:you manage
-3.21 g:you mean
-2.09 g:you mean the
2.44 g:you measure
-3.11 g:you mind
-2.13 g:you need
2.83 g:you over
2.41 g:you plan
1.85 g:you plan a
1.77 g:you prepare
1.75 g:you read
-1.30 g:you ready
-2.32 g:you repeat
2.54 g:you said
2.58 g:you say to
1.70 g:you see yourself
2.15 g:you set
1.85 g:you set up
-1.92 g:you should
0.83 g:you start
1.90 g:you stop
2.06 g:you take
1.91 g:you tell
1.72 g:you that
1.93 g:you think
2.83 g:you think of
3.44 g:you thought
1.49 g:you to
-2.40 g:you treat
2.26 g:you turn
1.43 g:you use
1.71 g:you used
-1.84 g:you want
1.53 g:you worked
1.69 g:you would
-2.68 g:you'll get
2.00 g:you're a
2.30 g:you're okay
2.30 g:you're okay with
-2.11 g:you're ready
2.32 g:you've been
2.45 g:you've done
1.60 g:your biggest
2.27 g:your career
2.45 g:your current
1.91 g:your favorite
2.67 g:your first
2.40 g:your greatest
0.88 g:your last
1.71 g:your mind
2.48 g:your own
2.35 g:your part in
-2.48 g:your question
1.43 g:your team
-1.20 g:your time
2.15 g:your weaknesses
1.48 g:your work
-3.18 length 0
-3.12 length 10
-1.63 length 11
-2.89 length 2
1.01 length 3
-0.61 length 4
-0.22 length 5
-0.24 length 6
0.24 length 7
1.19 length 8
-2.04 length 9
-1.93 more -1
0.58 more 1
1.83 o:a client
2.74 o:any
2.36 o:anything
0.42 o:are
2.61 o:are you a
-1.54 o:are you ready
-2.67 o:as
-2.10 o:at
-1.99 o:because
1.49 o:before
-0.55 o:can
1.38 o:can you
-2.40 o:can't
-1.15 o:could
-2.24 o:definitely
2.44 o:describe
2.23 o:describe a
2.34 o:describe a time
1.81 o:describe how
1.81 o:describe how you
2.44 o:design
-1.53 o:did you
-1.18 o:do
-1.58 o:do i
-2.91 o:do you mean
2.10 o:do you think
-2.53 o:do you want
-1.97 o:does that
-3.52 o:don't
2.69 o:ever
-1.88 o:every
3.62 o:explain
0.66 o:give
1.47 o:give me
-2.59 o:go ahead
-0.79 o:have
-3.22 o:have to
2.15 o:have you
1.34 o:have you ever
-3.13 o:he
-1.78 o:hello
-2.35 o:hi
0.42 o:how
-1.50 o:how are
-1.02 o:how are you
1.98 o:how did
1.38 o:how did you
1.65 o:how do
1.96 o:how do you
2.02 o:how do you find
2.18 o:how do you get
1.67 o:how do you keep
2.30 o:how do you know
2.04 o:how do you make
2.10 o:how do you prepare
2.04 o:how does
2.85 o:how many
1.77 o:how much
-2.23 o:how was
-2.54 o:how was your
-1.80 o:how we
2.30 o:how would
2.33 o:how would you
1.55 o:how would you plan
1.77 o:how would you set
2.29 o:how'd
-2.45 o:http
-0.80 o:i
-1.50 o:i am
-2.44 o:i asked
-2.07 o:i can
-2.95 o:i did
-2.11 o:i didn't
-2.86 o:i do
-2.24 o:i had
-2.31 o:i had to
-2.78 o:i learned
-1.97 o:i like
1.60 o:i see
-1.60 o:i think
-1.93 o:i told
-0.54 o:i was
-1.24 o:i would
-1.62 o:i'd
-3.77 o:i'll
-1.51 o:i'm
-1.64 o:i'm a
2.68 o:i'm curious
-2.00 o:i'm going
-2.00 o:i'm going to
-1.45 o:i've
-1.48 o:if you
-2.09 o:imagine
-1.52 o:in
-1.06 o:in my
-2.47 o:in the
-0.97 o:is that
2.22 o:is there
1.94 o:is there anything
-0.25 o:it
-2.11 o:it is
-2.47 o:let
-2.47 o:let me
-2.32 o:let's go
-2.37 o:let's see
-2.23 o:may
-2.98 o:me
-2.14 o:much
-1.89 o:much for
-1.79 o:my
2.71 o:name
-3.93 o:not
-1.38 o:of
-2.05 o:of course
-1.99 o:one of
-1.92 o:our
-3.60 o:right
-2.33 o:she
-1.86 o:should
-3.62 o:should i
-1.93 o:sir
-2.92 o:sorry
2.84 o:speak
1.88 o:such
1.88 o:such as
2.13 o:suppose
0.90 o:tell
1.55 o:tell me
1.07 o:tell me about
1.55 o:tell me about a
2.22 o:tell me about something
-1.78 o:that
-1.11 o:that's
-2.35 o:that's the
-0.98 o:the
-1.35 o:they
2.79 o:think
-3.04 o:this
-2.16 o:this is
-1.96 o:to
-1.89 o:two
1.73 o:walk
1.78 o:walk me
1.78 o:walk me through
1.92 o:was it
-0.66 o:we
-1.96 o:we were
-2.54 o:we'll
1.11 o:we're
3.51 o:were
2.19 o:were there
1.97 o:were you
1.11 o:what
-3.30 o:what a
2.25 o:what about
3.70 o:what are
2.05 o:what are the
3.02 o:what are you
2.34 o:what can
2.19 o:what did
1.89 o:what does
-2.54 o:what i
2.66 o:what if
2.34 o:what is
1.68 o:what is the
1.97 o:what kind
1.97 o:what kind of
2.88 o:what makes
2.83 o:what was your
-1.99 o:what we
1.59 o:what would
1.15 o:what would you
2.47 o:what's
2.70 o:what's a
1.69 o:what's the
2.12 o:what's your
-0.48 o:when
2.31 o:when can
2.31 o:when can you
1.94 o:when did
-1.50 o:when i
2.66 o:when is
-2.23 o:when the
1.50 o:where
0.79 o:where do
1.82 o:where do you
-1.99 o:where i
-1.64 o:whether
0.86 o:which
1.91 o:who
2.15 o:whose
2.22 o:why
1.77 o:why do
-2.28 o:why i
1.80 o:why is
-2.81 o:why we
2.68 o:will you
2.05 o:with that
-2.40 o:would you like
-2.18 o:would you mind
2.35 o:would you say
2.15 o:would you say that
-2.65 o:you'll
0.06 opens with first 0
-0.65 opens with first 1
-3.26 p:AA
-1.68 p:AAx
-1.76 p:ADxx
-2.00 p:ADxxP
1.18 p:AH
2.93 p:AHD
2.93 p:AHDx
2.75 p:AHHY
2.46 p:AHY
2.46 p:AHYx
1.81 p:AHYxx
0.90 p:AHx
2.84 p:AHxH
-2.06 p:AHxx
-1.41 p:AI
-1.91 p:AIxP
-1.68 p:AIxx
-2.30 p:AN
-2.23 p:AP
-2.09 p:APx
0.52 p:AY
0.46 p:AYA
3.24 p:AYAx
2.83 p:AYD
1.92 p:AYNx
1.78 p:AYR
1.69 p:AYRI
1.98 p:AYRID
3.19 p:AYv
-1.25 p:AYxD
-1.41 p:AYxDx
-2.63 p:AYxI
1.18 p:AYxPx
2.26 p:AYxY
-2.40 p:AYxg
2.68 p:AYxv
2.44 p:AYxx
2.56 p:AYxxP
3.40 p:AYxxx
-1.97 p:Ax
-2.53 p:AxD
-2.45 p:AxDx
-2.40 p:AxPx
1.88 p:CH
-1.37 p:CIA
-1.64 p:CY
-1.90 p:CYx
-0.94 p:DxA
-3.35 p:DxAH
-2.42 p:DxAW
-2.03 p:DxI
1.73 p:DxP
2.70 p:DxPH
-3.42 p:Dxg
-2.72 p:Dxv
-3.28 p:DxxA
-2.89 p:DxxAD
1.89 p:DxxD
1.89 p:DxxDx
1.50 p:DxxY
1.08 p:Dxxx
1.59 p:DxxxP
-1.81 p:HA
-1.45 p:HAD
-1.46 p:HADx
-2.08 p:HAP
2.50 p:HAY
2.50 p:HAYx
-1.58 p:HAx
-0.39 p:HD
-0.35 p:HDx
-2.07 p:HH
-2.92 p:HW
-1.16 p:Hv
-1.46 p:Hx
-2.33 p:HxA
2.62 p:HxC
-0.90 p:HxI
-2.70 p:HxP
-1.71 p:HxPx
-2.37 p:HxW
-0.46 p:Hxx
2.44 p:HxxWA
-2.16 p:Hxxx
-1.11 p:IA
-2.13 p:IADxW
-1.78 p:IAH
-1.95 p:IAR
-2.72 p:IARH
-2.51 p:IAgP
-0.85 p:IAv
-1.68 p:IAx
-1.90 p:IAxH
-2.64 p:IAxW
-2.86 p:IAxY
-1.52 p:IAxx
-2.57 p:IAxxx
-2.08 p:ID
-1.47 p:IN
-0.59 p:IP
-2.74 p:IPH
-1.50 p:IR
-2.40 p:IRY
-1.48 p:Iv
-2.42 p:IvHP
-0.56 p:IvP
-2.18 p:IvPD
-2.18 p:IvPDx
-1.78 p:IvPxx
-3.14 p:Ivx
-2.49 p:IvxW
-2.46 p:Ivxx
-0.94 p:Ix
-0.62 p:IxD
-0.50 p:IxDx
-2.51 p:IxDxx
-2.18 p:IxHP
-2.42 p:IxHx
-1.40 p:IxI
-1.46 p:IxP
-3.27 p:IxPR
-1.94 p:IxPxP
-1.88 p:IxPxx
-1.15 p:IxW
-1.56 p:Ixg
-2.02 p:Ixv
-1.14 p:Ixx
-2.35 p:IxxAD
-2.71 p:IxxC
-2.24 p:IxxI
-0.91 p:IxxP
-3.26 p:IxxW
-0.76 p:Ixxx
-2.06 p:Iyx
-2.36 p:ND
-2.36 p:NDx
-1.12 p:PD
-1.25 p:PDx
-2.78 p:PDxCD
-1.75 p:PDxI
1.57 p:PH
-2.55 p:PHI
-0.70 p:PI
-2.00 p:PIxI
2.33 p:PW
2.12 p:PWx
-1.66 p:PY
-1.98 p:Pg
-0.82 p:Px
-1.99 p:Pxx
-1.55 p:PxxI
1.24 p:RD
1.24 p:RDx
1.58 p:RDxH
1.27 p:RDxP
1.62 p:RDxPD
1.67 p:RDxW
1.17 p:RDxY
2.25 p:RDxx
1.89 p:RI
1.44 p:RID
1.44 p:RIDx
1.26 p:RIP
1.55 p:RIPD
1.48 p:RIPDx
2.71 p:RIPx
1.81 p:RIW
1.53 p:RIWY
2.40 p:RIx
3.07 p:RPI
2.60 p:RW
1.76 p:RWY
1.69 p:RWYv
2.22 p:Rx
1.60 p:WA
1.91 p:WAD
1.89 p:WADx
2.39 p:WADxx
1.56 p:WAH
2.29 p:WAHP
2.18 p:WAHx
1.27 p:WAHxP
1.07 p:WAY
1.44 p:WAYA
3.12 p:WAYP
2.55 p:WAYPP
1.54 p:WAYR
1.83 p:WAYRP
1.61 p:WAYRx
1.59 p:WAYg
3.76 p:WAYgP
3.08 p:WAYv
0.98 p:WAYx
2.19 p:WAYxC
2.36 p:WAYxD
1.67 p:WAYxH
1.67 p:WAYxP
1.44 p:WAYxW
2.21 p:WAYxx
3.12 p:WAg
2.47 p:WAx
2.40 p:WAxx
1.60 p:WAxxP
3.31 p:WC
-1.66 p:WD
-1.66 p:WDx
-2.81 p:WHA
-1.08 p:WHx
-1.51 p:WI
-1.96 p:WIA
-1.89 p:WIv
-1.84 p:WIxA
-2.55 p:WIxP
1.25 p:WP
1.97 p:WPx
0.73 p:WY
2.32 p:WYxP
2.00 p:WYxPx
-2.93 p:WYxg
-2.79 p:WYxgP
2.35 p:Wgx
0.82 p:Wv
-2.68 p:WvA
2.54 p:WvY
1.39 p:Wx
1.48 p:WxA
2.53 p:WxAD
2.54 p:WxADx
1.50 p:WxAY
2.30 p:WxAYP
1.19 p:WxAYx
2.78 p:WxAx
2.43 p:WxC
1.85 p:WxCx
-2.48 p:WxI
-2.47 p:WxIx
2.64 p:WxPD
2.64 p:WxPDx
2.13 p:WxPx
2.07 p:WxPxA
0.85 p:WxY
1.60 p:WxYP
3.22 p:WxYx
2.15 p:WxxY
2.68 p:YxPH
0.74 p:Yxx
1.76 p:YxxP
1.94 p:vP
-1.90 p:xA
-2.22 p:xAY
1.70 p:xD
1.48 p:xDx
0.64 p:xH
-2.14 p:xIA
-2.46 p:xIR
-1.58 p:xIv
-2.00 p:xIxP
-1.64 p:xPY
-1.27 p:xPYx
-2.57 p:xWA
2.22 p:xWx
-2.39 p:xY
-2.26 p:xYx
-0.58 p:xx
2.12 p:xxCW
-1.76 p:xxD
-1.86 p:xxDx
-1.61 p:xxI
-1.85 p:xxIx
3.09 p:xxPYx
0.77 p:xxPx
2.37 p:xxW
-0.75 p:xxx
2.19 p:xxxC
-2.37 p:xxxx
-4.17 p:xxxxx
-2.34 p:yC
-1.98 p:yI
-2.80 q:AAH
-2.23 q:AAHx
-2.14 q:AAPx
-1.50 q:AAx
-1.42 q:AAxx
-0.73 q:ADx
-0.76 q:ADxx
1.57 q:AHD
1.57 q:AHDx
2.88 q:AHHY
-3.00 q:AHI
-2.02 q:AHIx
1.02 q:AHP
2.67 q:AHR
-2.86 q:AHv
2.07 q:AHx
2.69 q:AHxH
2.31 q:AHxP
1.00 q:AHxY
-1.93 q:AHxx
-2.59 q:AIN
-3.06 q:AIRH
-1.00 q:AIx
-2.20 q:AIxD
-3.09 q:AIxI
-2.51 q:AIxx
-1.47 q:ANx
1.82 q:APD
2.07 q:APDx
-2.39 q:APIx
-2.43 q:APW
1.70 q:APY
2.32 q:APYx
1.64 q:APxP
-2.13 q:APxx
-3.70 q:ARx
-2.66 q:AWH
-2.67 q:AWI
-2.62 q:AWIx
1.47 q:AYA
2.05 q:AYAP
3.65 q:AYAx
2.83 q:AYD
0.86 q:AYN
1.04 q:AYNx
-2.05 q:AYPD
1.52 q:AYPP
1.62 q:AYR
1.76 q:AYRC
2.27 q:AYRD
1.32 q:AYRI
2.42 q:AYRP
1.52 q:AYRY
1.73 q:AYRx
3.05 q:AYv
2.64 q:AYvP
1.34 q:AYx
0.32 q:AYxD
2.10 q:AYxH
-3.04 q:AYxI
1.45 q:AYxP
2.17 q:AYxR
1.98 q:AYxW
2.26 q:AYxY
2.75 q:AYxv
1.99 q:AYxx
3.81 q:AYy
2.05 q:AgPD
-2.68 q:AvPD
-1.77 q:AvPx
-2.39 q:Avxx
-0.88 q:AxD
-0.85 q:AxDx
2.26 q:AxHH
-2.60 q:AxI
-2.63 q:AxIx
-0.39 q:AxP
2.53 q:AxPH
-2.46 q:AxPI
1.96 q:AxWA
1.50 q:AxY
1.28 q:AxxW
2.93 q:CAH
2.87 q:CAY
-1.25 q:CCI
-1.33 q:CCIx
-2.08 q:CCY
-0.76 q:CDx
-1.94 q:CDxA
-2.31 q:CDxC
-1.46 q:CDxP
0.73 q:CHH
-1.83 q:CHv
-1.91 q:CHx
-2.89 q:CHxx
-2.51 q:CIAH
-1.83 q:CIN
-1.33 q:CINx
-0.75 q:CIv
-1.99 q:CIvD
-1.42 q:CIx
-1.41 q:CIxD
-1.39 q:CIxH
-2.61 q:CIxP
-1.03 q:CIxx
-2.08 q:CPx
2.14 q:CRI
2.16 q:CRIW
2.18 q:CWA
2.63 q:CWAD
2.59 q:CWAH
1.98 q:CWAY
-2.28 q:CWPx
1.85 q:CWY
1.66 q:CWYx
1.21 q:CWx
2.28 q:CWxA
2.29 q:CWxP
-2.43 q:CYx
-3.41 q:CYxP
-2.47 q:CxAx
1.04 q:CxPD
0.98 q:CxWA
2.55 q:CxWY
-1.05 q:Cxx
-1.88 q:CxxP
-1.02 q:Cxxx
-1.94 q:DPH
-2.29 q:DPHx
2.33 q:DgA
0.48 q:Dgx
-2.18 q:DgxC
-1.61 q:DxAD
-1.79 q:DxAN
3.21 q:DxAY
-1.92 q:DxAv
-2.56 q:DxCN
1.29 q:DxCW
1.73 q:DxD
1.83 q:DxDx
2.60 q:DxHD
0.64 q:DxHv
-1.50 q:DxI
-2.49 q:DxIg
0.91 q:DxPW
0.07 q:DxPY
-0.75 q:DxPx
2.84 q:DxR
0.51 q:DxW
1.60 q:DxWA
-2.04 q:DxWH
1.88 q:DxWY
0.77 q:DxY
2.00 q:DxYv
0.90 q:DxYx
-1.07 q:Dxg
-2.69 q:DxgI
-1.93 q:Dxv
-1.91 q:Dxvx
-0.62 q:DxxC
1.38 q:DxxD
1.00 q:DxxH
-1.89 q:DxxI
1.26 q:DxxW
2.26 q:DxxY
1.75 q:Dxxv
-2.70 q:HAC
-2.34 q:HAD
-2.02 q:HADx
-1.29 q:HAH
-1.29 q:HAI
-2.06 q:HAP
-2.31 q:HAR
2.03 q:HAY
-2.06 q:HAxI
2.27 q:HCW
-1.88 q:HCx
-1.83 q:HCxx
0.49 q:HDx
1.52 q:HDxP
1.58 q:HHAx
2.79 q:HHY
1.82 q:HHYx
-1.34 q:HHxx
-2.63 q:HIN
-1.61 q:HIx
-1.49 q:HPD
-1.56 q:HPDx
2.09 q:HPY
0.25 q:HPYx
2.63 q:HWD
2.63 q:HWDx
-1.75 q:HWH
-1.00 q:HWI
-3.09 q:HWY
2.68 q:HWxA
1.39 q:HYAN
-2.51 q:HYAx
1.12 q:HYv
1.77 q:HYvP
2.28 q:HYx
1.19 q:HYxx
-2.07 q:HvH
-2.70 q:HvI
-1.70 q:HvW
-1.30 q:HxA
2.55 q:HxAN
1.81 q:HxC
-1.65 q:HxCI
-1.05 q:HxH
-2.81 q:HxHx
-0.94 q:HxI
-2.92 q:HxIA
-1.73 q:HxPH
1.52 q:HxPY
-2.07 q:HxPg
1.10 q:HxWA
-2.88 q:HxWP
1.10 q:HxY
2.13 q:HxYP
-0.32 q:Hxx
-2.57 q:HxxA
0.97 q:HxxW
-2.59 q:IAA
-0.49 q:IAD
-0.50 q:IADx
-2.54 q:IAH
-1.94 q:IAN
-2.66 q:IAPR
1.85 q:IAPx
-1.94 q:IAR
-2.26 q:IARH
-2.82 q:IAgP
-0.72 q:IAx
-1.20 q:IAxP
-0.98 q:IAxW
-1.38 q:IAxx
-2.20 q:ICx
0.94 q:IDx
-1.39 q:IDxP
-2.62 q:INA
-2.43 q:INg
-1.69 q:INv
-2.10 q:INx
-1.80 q:INxD
-1.76 q:INxH
-2.42 q:INxP
1.47 q:IPD
1.42 q:IPDx
-1.74 q:IPR
0.64 q:IPY
1.04 q:IPYx
-1.53 q:IPxx
-3.19 q:IRI
-3.19 q:IRIx
-1.92 q:IRP
-2.16 q:IRx
-1.45 q:IWA
-1.83 q:IWAY
1.59 q:IWY
1.62 q:IWYx
2.43 q:IWx
-2.83 q:IgA
-1.12 q:IgP
-2.22 q:IgPR
-2.70 q:Igx
-1.50 q:IvH
-1.78 q:IvHx
-1.78 q:IvP
-2.20 q:IvPD
-2.29 q:IvPx
-2.15 q:IvW
-2.15 q:Ivx
-2.57 q:IvxW
-2.02 q:IxA
-2.10 q:IxAH
-3.02 q:IxAP
-2.48 q:IxCI
-1.59 q:IxD
-1.53 q:IxDx
-1.08 q:IxH
-2.11 q:IxHW
-2.66 q:IxHx
-1.61 q:IxI
-2.27 q:IxIP
-1.33 q:IxIx
-1.33 q:IxP
-1.48 q:IxPA
-2.42 q:IxPH
-1.15 q:IxPx
-2.41 q:IxWx
1.40 q:IxY
-1.85 q:Ixg
-2.17 q:Ixv
-1.45 q:Ixx
-1.66 q:IxxC
-1.93 q:IxxI
-1.58 q:IxxP
-2.40 q:Iyx
-2.42 q:NAD
-2.45 q:NADx
2.40 q:NNx
-0.78 q:NPx
-2.92 q:NxI
2.11 q:NxPg
-2.79 q:NxWx
1.43 q:PAY
-2.59 q:PCN
-2.59 q:PCNx
-2.34 q:PDR
0.23 q:PDx
1.01 q:PDxC
2.08 q:PDxD
-0.71 q:PDxP
1.56 q:PDxW
0.43 q:PDxY
1.51 q:PDxg
0.69 q:PDxx
1.94 q:PHAY
-1.87 q:PHH
-2.43 q:PHI
2.69 q:PHY
2.20 q:PHYx
0.08 q:PHx
1.00 q:PHxx
2.44 q:PIW
-0.76 q:PIx
-1.75 q:PIxI
-0.95 q:PIxx
2.22 q:PPg
2.87 q:PPxW
-1.83 q:PPxx
-1.62 q:PRD
-2.04 q:PRDx
-2.16 q:PRW
1.27 q:PWA
2.26 q:PWAY
-2.20 q:PWI
-1.50 q:PWIx
-2.05 q:PWP
1.01 q:PWY
1.99 q:PWYA
1.49 q:PWx
1.82 q:PYP
2.48 q:PYPx
1.86 q:PYW
1.79 q:PYWA
0.84 q:PYx
1.81 q:PYxA
4.04 q:PYxP
2.73 q:PYxW
0.75 q:PYxx
1.00 q:PgD
0.86 q:PgDx
2.25 q:PgH
-2.76 q:PgI
-3.12 q:PgIP
1.46 q:PgP
2.70 q:PgPx
3.31 q:PgY
-2.72 q:Pgxx
2.16 q:PxAY
-1.50 q:PxC
-2.11 q:PxCD
-2.07 q:PxCH
-3.07 q:PxCI
1.45 q:PxCW
-1.31 q:PxCx
-1.84 q:PxHP
-0.61 q:PxHx
1.32 q:PxP
2.66 q:PxPA
0.97 q:PxPD
1.37 q:PxPH
1.04 q:PxPY
2.17 q:PxRI
1.24 q:PxW
2.04 q:PxWA
-1.33 q:PxY
0.54 q:PxxC
-2.11 q:PxxH
-1.89 q:PxxI
-2.43 q:Pxxy
1.43 q:RDxH
1.68 q:RDxP
1.69 q:RDxW
1.56 q:RDxY
-1.92 q:RHD
-1.92 q:RHDx
1.74 q:RHH
-2.15 q:RHW
1.81 q:RHY
-2.33 q:RHxx
2.33 q:RID
2.33 q:RIDx
1.95 q:RIP
2.25 q:RIPD
1.84 q:RIPW
0.51 q:RIPY
1.71 q:RIW
1.77 q:RIWY
-2.24 q:RPHP
3.17 q:RPI
1.81 q:RPY
2.12 q:RPYx
-2.97 q:RPx
1.55 q:RWY
-3.11 q:RYD
-3.11 q:RYDx
-2.67 q:RYW
2.04 q:RYxx
1.64 q:WAD
1.51 q:WADx
2.34 q:WAH
3.21 q:WAHP
2.60 q:WAHx
-1.87 q:WAW
1.25 q:WAY
1.25 q:WAYA
1.75 q:WAYP
0.77 q:WAYR
0.59 q:WAYg
1.61 q:WAYv
1.32 q:WAYx
1.79 q:WAYy
2.01 q:WAg
0.73 q:WAx
3.06 q:WAxY
1.98 q:WAxx
-0.83 q:WDxA
2.47 q:WDxP
1.25 q:WDxx
-1.97 q:WHA
-2.20 q:WHAg
-2.65 q:WHv
-0.78 q:WHx
-2.07 q:WIA
-1.45 q:WIAA
-2.09 q:WIAH
-2.11 q:WIv
-1.74 q:WIvH
-1.92 q:WIvP
-1.92 q:WIvx
-1.40 q:WIx
-1.67 q:WIxA
-2.04 q:WIxP
-1.14 q:WIxx
-2.90 q:WNv
-2.74 q:WPxH
1.53 q:WPxx
1.76 q:WYAP
1.53 q:WYAx
0.99 q:WYv
2.26 q:WYvD
1.64 q:WYvx
0.35 q:WYx
2.47 q:WYxP
-1.63 q:WvA
2.86 q:WvH
2.74 q:WvPD
1.11 q:WvY
2.02 q:WvYP
2.31 q:WxA
2.75 q:WxAD
2.74 q:WxAY
1.92 q:WxAx
-1.20 q:WxH
-2.40 q:WxHA
-2.97 q:WxI
-2.30 q:WxIA
2.87 q:WxPD
-1.24 q:WxPY
2.12 q:WxY
1.58 q:WxYP
2.80 q:WxYx
2.29 q:WxxY
2.18 q:YAC
1.38 q:YAP
2.05 q:YAPD
1.58 q:YAPH
0.47 q:YAPx
2.19 q:YARI
1.22 q:YAv
2.27 q:YAvP
0.94 q:YAx
1.30 q:YAxP
2.84 q:YCW
2.78 q:YCWA
1.88 q:YNA
1.66 q:YNAP
3.02 q:YNv
2.18 q:YNvP
1.49 q:YNx
1.01 q:YPH
1.85 q:YPHx
1.32 q:YPP
1.51 q:YPPx
1.91 q:YPx
1.80 q:YRC
2.29 q:YRD
2.29 q:YRDx
-1.57 q:YRH
-2.72 q:YRHx
3.05 q:YRI
2.43 q:YRIW
1.32 q:YRP
1.66 q:YRY
2.79 q:YRx
2.08 q:YRxP
1.91 q:YWA
1.56 q:YWAY
0.69 q:YgP
2.72 q:Ygxx
3.06 q:YvD
2.44 q:YvDx
0.27 q:YvP
1.69 q:YvPx
1.59 q:Yvx
1.86 q:YvxP
2.51 q:Yvxx
-2.91 q:YxCC
-2.33 q:YxCI
0.81 q:YxCW
0.97 q:YxD
2.56 q:YxDg
0.89 q:YxDx
1.74 q:YxH
2.41 q:YxHC
2.22 q:YxHH
-2.35 q:YxHI
2.16 q:YxHW
1.28 q:YxHx
-2.51 q:YxI
-2.16 q:YxIx
1.58 q:YxP
0.88 q:YxPD
0.37 q:YxPH
2.39 q:YxPW
2.28 q:YxPg
2.57 q:YxPx
2.13 q:YxR
2.06 q:YxW
2.63 q:YxWA
3.38 q:YxWP
-2.14 q:YxWY
2.33 q:YxWx
0.68 q:YxY
2.12 q:YxYg
-1.84 q:Yxg
-2.67 q:YxgP
1.35 q:Yxv
1.31 q:Yxx
1.48 q:YxxH
2.76 q:YxxP
1.66 q:YxxW
2.12 q:Yxxx
-3.26 q:^AA
-1.68 q:^AAx
1.07 q:^AH
2.93 q:^AHD
2.46 q:^AHY
0.90 q:^AHx
-1.38 q:^AI
-2.30 q:^AN
-2.32 q:^AP
-2.14 q:^APx
0.32 q:^AY
0.46 q:^AYA
2.83 q:^AYD
1.33 q:^AYR
3.19 q:^AYv
-2.63 q:^Ax
-2.69 q:^AxD
-1.28 q:^AxP
2.04 q:^CH
-1.97 q:^CY
-1.88 q:^CYx
-0.47 q:^Dx
-2.67 q:^DxA
-2.55 q:^DxI
-3.37 q:^Dxg
-2.34 q:^Dxv
-2.00 q:^HA
-1.63 q:^HAD
-2.10 q:^HAP
2.50 q:^HAY
-1.97 q:^HAx
-1.14 q:^HD
-1.14 q:^HDx
-1.96 q:^HH
-2.91 q:^HW
-1.59 q:^Hx
-2.39 q:^HxA
2.61 q:^HxC
-2.26 q:^HxI
-3.88 q:^HxP
-2.22 q:^HxW
-0.09 q:^Hxx
-1.27 q:^IA
-2.58 q:^IAA
-2.37 q:^IAD
-2.42 q:^IAH
-1.74 q:^IAx
-3.55 q:^ID
-2.98 q:^IDx
-1.45 q:^IN
-0.90 q:^IP
-2.74 q:^IPH
-1.26 q:^IR
-1.96 q:^Ig
-1.13 q:^Iv
-1.24 q:^IvP
-2.47 q:^Ivx
-0.67 q:^Ix
-0.94 q:^IxH
-1.29 q:^IxW
-1.56 q:^Ixg
-1.19 q:^Ixx
-2.50 q:^Iy
-2.20 q:^Iyx
-0.39 q:^PD
-0.53 q:^PDx
1.81 q:^PH
-2.53 q:^PHI
2.33 q:^PW
2.12 q:^PWx
-1.66 q:^PY
-2.19 q:^Pg
-0.19 q:^Px
-1.59 q:^Pxx
0.78 q:^RD
0.78 q:^RDx
1.68 q:^RI
1.41 q:^RID
1.36 q:^RIW
2.40 q:^RIx
3.07 q:^RPI
2.65 q:^RW
2.40 q:^Rx
0.88 q:^WA
0.87 q:^WAD
1.43 q:^WAH
3.12 q:^WAg
2.53 q:^WAx
3.20 q:^WC
-1.56 q:^WD
-1.56 q:^WDx
-2.81 q:^WHA
-1.36 q:^WI
-1.67 q:^WIA
-1.74 q:^WIv
1.25 q:^WP
1.97 q:^WPx
1.44 q:^WY
2.25 q:^WYA
1.03 q:^Wv
2.56 q:^WvY
1.39 q:^Wx
1.44 q:^WxA
2.48 q:^WxC
-2.48 q:^WxI
0.79 q:^WxY
1.03 q:^Yxx
1.94 q:^vP
-2.75 q:^xA
-2.22 q:^xAY
1.12 q:^xH
-2.64 q:^xIA
-1.47 q:^xIR
-0.58 q:^xIx
-2.01 q:^xPY
-2.57 q:^xWA
2.22 q:^xWx
-2.51 q:^xY
-2.56 q:^xYx
2.15 q:^xxW
-3.15 q:^yC
1.83 q:gAY
-1.97 q:gCx
1.20 q:gDx
1.95 q:gHW
1.05 q:gHx
-1.98 q:gPI
-1.81 q:gPIx
-2.47 q:gPR
2.47 q:gPW
0.46 q:gPx
2.79 q:gPxH
0.48 q:gPxx
2.56 q:gWAY
2.71 q:gYxW
2.05 q:gxW
-2.76 q:vAD
-2.74 q:vADx
-3.13 q:vAH
1.25 q:vDxP
-2.00 q:vHW
2.18 q:vHY
-2.44 q:vHxx
-2.25 q:vIA
-1.72 q:vIP
1.56 q:vPY
-1.05 q:vPx
-0.30 q:vPxx
1.53 q:vWA
1.61 q:vWAY
2.14 q:vYP
-1.92 q:xAD
-1.57 q:xADx
0.73 q:xAH
-2.53 q:xAHI
1.10 q:xAHx
-1.22 q:xAIx
-1.54 q:xAN
-1.15 q:xAPx
2.33 q:xAY
2.04 q:xAYA
1.40 q:xAYN
3.25 q:xAYg
2.09 q:xAYv
1.57 q:xAYx
-2.17 q:xAg
-2.30 q:xAgW
-2.83 q:xAvP
-1.81 q:xAxD
2.37 q:xAxW
-2.10 q:xAy
-2.44 q:xCC
-1.21 q:xCCI
-1.94 q:xCCY
-0.76 q:xCD
-0.74 q:xCDx
-1.28 q:xCHA
-1.20 q:xCI
-0.41 q:xCIA
-1.84 q:xCIN
-2.02 q:xCIv
-0.81 q:xCIx
1.43 q:xCR
1.96 q:xCRI
1.92 q:xCW
1.43 q:xCWA
1.48 q:xCWY
-2.16 q:xCY
-1.43 q:xCYx
-1.39 q:xCv
-1.78 q:xCxD
0.65 q:xCxW
-0.61 q:xCxx
-3.12 q:xDC
-2.11 q:xDP
1.69 q:xDv
1.31 q:xDxA
1.61 q:xDxH
1.64 q:xDxg
-0.20 q:xDxx
1.38 q:xHAN
1.52 q:xHC
1.40 q:xHH
1.12 q:xHHA
0.92 q:xHHx
-2.02 q:xHI
-0.88 q:xHPD
-1.31 q:xHPH
3.04 q:xHWx
0.96 q:xHY
-0.53 q:xHx
-2.40 q:xHxH
-1.38 q:xHxY
2.32 q:xHxx
-2.11 q:xIA
-2.71 q:xIAD
-1.73 q:xIAR
-1.92 q:xIAg
-0.94 q:xIAx
1.78 q:xIH
-1.95 q:xIN
-1.71 q:xINx
-1.47 q:xIPD
2.98 q:xIPY
-2.01 q:xIR
-2.87 q:xIW
-2.21 q:xIWA
-2.17 q:xIg
-1.94 q:xIgP
-1.85 q:xIv
-2.02 q:xIvH
-1.21 q:xIvP
-0.57 q:xIx
-2.42 q:xIxA
-1.35 q:xIxC
-1.20 q:xIxD
-1.87 q:xIxP
-0.09 q:xIxx
-2.51 q:xNxI
0.71 q:xPA
-1.45 q:xPC
0.17 q:xPD
-2.71 q:xPDR
0.29 q:xPDx
0.15 q:xPH
2.06 q:xPHP
2.17 q:xPHY
-0.92 q:xPI
-2.62 q:xPIA
-0.00 q:xPIx
0.66 q:xPW
1.48 q:xPWA
-2.20 q:xPWI
2.52 q:xPWY
0.58 q:xPY
0.48 q:xPYx
1.43 q:xPg
2.40 q:xPgH
1.13 q:xPgx
-0.59 q:xPxC
-1.59 q:xPxH
1.38 q:xPxP
0.39 q:xPxW
1.83 q:xPxv
0.13 q:xPxx
3.47 q:xRI
3.01 q:xRIP
1.94 q:xRPY
2.00 q:xWA
1.17 q:xWAD
2.60 q:xWAH
-2.99 q:xWAP
2.14 q:xWAY
0.97 q:xWD
0.85 q:xWDx
-1.21 q:xWH
-2.31 q:xWHv
-1.44 q:xWI
-2.06 q:xWIx
-2.61 q:xWN
-1.70 q:xWP
-1.77 q:xWPA
0.69 q:xWY
1.31 q:xWx
2.09 q:xWxA
-1.80 q:xWxD
-2.21 q:xWxI
1.55 q:xWxY
1.36 q:xYA
1.87 q:xYAv
2.27 q:xYAx
1.09 q:xYH
1.58 q:xYN
1.31 q:xYP
2.60 q:xYPH
1.67 q:xYPx
2.87 q:xYg
1.00 q:xYv
0.86 q:xYx
1.42 q:xYxD
2.16 q:xYxP
2.29 q:xYxv
-0.65 q:xYxx
2.59 q:xgD
2.59 q:xgDx
-1.71 q:xgP
-2.46 q:xgPD
-1.34 q:xvP
2.11 q:xvPx
0.35 q:xxA
-2.50 q:xxAD
3.08 q:xxAH
-2.36 q:xxAP
2.42 q:xxAY
-1.20 q:xxAx
-1.86 q:xxCC
-0.60 q:xxCD
2.39 q:xxCW
-2.21 q:xxCv
-2.21 q:xxHH
3.42 q:xxHY
-0.06 q:xxI
-1.65 q:xxIA
-1.42 q:xxIx
-1.91 q:xxN
0.15 q:xxP
-1.18 q:xxPD
0.70 q:xxPH
-0.81 q:xxPI
1.45 q:xxPY
1.99 q:xxW
2.64 q:xxWA
0.87 q:xxWH
-2.71 q:xxWP
1.39 q:xxWx
0.95 q:xxY
-1.99 q:xxYP
1.24 q:xxYx
1.35 q:xxg
2.39 q:xxgD
1.82 q:xxgP
-1.42 q:xxgx
1.75 q:xxxA
1.01 q:xxxC
-1.17 q:xxxD
3.46 q:xxxW
-0.30 q:xxxx
-1.80 q:xxy
-2.00 q:yxP
-3.18 s:
-2.58 s:A
-2.29 s:ADxx
-3.57 s:ADxxx
2.51 s:AHxH
-3.25 s:AHxx
2.71 s:AYxPH
3.10 s:AYxx
-2.54 s:Ax
-2.32 s:Axx
1.95 s:Dx
-1.81 s:HDxx
-2.61 s:Hxx
-3.03 s:IA
-4.74 s:Ix
-2.78 s:IxH
2.49 s:PH
3.42 s:W
3.37 s:WAH
1.53 s:WAHx
-3.84 s:WAYx
1.51 s:WAYxx
1.92 s:WAxx
2.34 s:WC
1.82 s:WPx
2.78 s:Wx
2.62 s:Yxx
-3.34 s:g
-3.30 s:x
-3.35 s:xHx
-0.93 s:xx
2.72 s:xxPYx
-1.16 second 0
0.55 second 1
1.22 second 2
0.58 second 3
0.21 t:a
2.16 t:a bit about
1.81 t:a building
1.84 t:a company
1.34 t:a customer
-1.84 t:a few
-1.25 t:a great
-2.86 t:a little
-1.44 t:a lot
2.39 t:a manager
-2.04 t:a minute
-2.39 t:a moment
1.31 t:a new
1.35 t:a problem
1.93 t:a product
1.60 t:a rule
2.19 t:a shift
-1.43 t:a small
1.75 t:a time
1.74 t:a time when
1.64 t:a time you
-2.12 t:a week
0.29 t:about a
1.32 t:about a time
2.13 t:about our
-1.32 t:about that
0.72 t:about the
-2.54 t:about this
-2.19 t:about two
2.18 t:about you
2.57 t:about your
-2.66 t:absolutely
2.00 t:add
-1.78 t:again
-1.57 t:ahead
-0.39 t:all
2.05 t:all of this
-2.58 t:already
-2.09 t:also
-2.45 t:always
-0.96 t:am
-0.50 t:and
-1.37 t:and a
-1.51 t:and he
0.43 t:and how
1.15 t:and how you
-2.41 t:and i would
-2.15 t:and it
1.28 t:and tell
1.28 t:and tell me
-2.31 t:and then you
-1.99 t:and they
-2.35 t:and we
1.36 t:and what
1.95 t:and when
1.91 t:and where
0.92 t:and why
-1.87 t:and you
-2.57 t:answer
-2.30 t:answer your
-2.30 t:answer your question
-2.00 t:answers
1.66 t:any
2.61 t:any other
1.89 t:any questions
2.36 t:any questions for
-3.19 t:any time
2.43 t:anything
2.57 t:anything else
1.68 t:apart
-2.58 t:appreciate
2.59 t:approach
1.79 t:are there
2.61 t:are you a
-1.54 t:are you ready
1.47 t:are your
-2.63 t:as the
-2.11 t:as you
-0.87 t:ask
1.88 t:ask about
-1.49 t:ask what
-2.35 t:asked
-2.26 t:asked me
-1.63 t:asking
-2.10 t:assume that
-1.72 t:at a
-1.44 t:at all
-1.86 t:at my
1.14 t:back
1.62 t:badly
1.70 t:be a
2.28 t:be a problem
-2.66 t:be working
-2.66 t:be working with
-2.61 t:because
-2.01 t:because i
1.57 t:become
-1.59 t:been
0.49 t:before
-2.29 t:believe
1.73 t:best
1.13 t:between
2.71 t:big
2.79 t:biggest
-1.23 t:bit
0.82 t:bit about
2.16 t:bit about yourself
2.04 t:bored
1.72 t:boss
-1.95 t:both
2.04 t:brief
1.50 t:bring
2.28 t:bring to
2.84 t:budget
0.83 t:build
1.54 t:building
1.19 t:built
-2.49 t:bus
-2.42 t:by that
-2.79 t:called
-2.19 t:calm
-0.75 t:can
-1.63 t:can do
-2.56 t:can see
-3.11 t:can tell
1.04 t:can you
-2.92 t:can you see
1.34 t:can you tell
-1.86 t:can't
2.09 t:career
1.27 t:cause
0.99 t:change
0.97 t:changed
1.74 t:charge
1.50 t:child
-2.22 t:clear
-1.02 t:comes
1.19 t:comfortable
2.44 t:comfortable with
-1.55 t:coming
2.18 t:conflict
2.23 t:consider
2.00 t:conversation
3.26 t:convince
2.09 t:correct
-1.01 t:could
2.09 t:could go
-0.85 t:could you
-1.89 t:couldn't
-2.36 t:course
2.53 t:curious what
1.61 t:current
2.78 t:currently
0.62 t:customer
2.68 t:deal
2.01 t:deal with
2.14 t:decision
2.51 t:define
-2.52 t:definitely
-2.77 t:depends
-1.94 t:depends on
1.48 t:describe
2.03 t:describe a
2.01 t:describe a time
1.74 t:describe you
2.07 t:design
1.12 t:did
1.64 t:did it
1.95 t:did not
-2.50 t:did that for
-1.80 t:did was
1.04 t:did you
2.05 t:did you ever
1.05 t:didn't
1.30 t:difference
2.05 t:difference between
2.83 t:difficult
0.55 t:do
1.21 t:do for
-2.44 t:do i
2.43 t:do if
-2.70 t:do is
-1.08 t:do it
3.13 t:do not
2.03 t:do with
1.46 t:do you
1.10 t:do you decide
2.17 t:do you do
2.31 t:do you feel
1.70 t:do you find
2.69 t:do you get
1.76 t:do you go
1.67 t:do you handle
1.04 t:do you have
2.90 t:do you like
1.22 t:do you look
1.71 t:do you make
-2.76 t:do you mean
2.49 t:do you prefer
1.84 t:do you say
2.65 t:do you see
1.94 t:do you take
2.04 t:do you think
-1.80 t:do you want
1.58 t:do you work
1.04 t:does
-1.35 t:doing
2.89 t:don't you
1.47 t:done
-1.83 t:easy
-0.57 t:eight
3.12 t:elaborate
-1.73 t:eleven
1.06 t:else
1.88 t:enjoy
-1.77 t:enough
2.74 t:ever
2.25 t:ever been
1.43 t:ever had
-0.98 t:every
-1.86 t:everything
1.00 t:exactly
1.39 t:experience
1.93 t:experience with
1.89 t:explain
2.27 t:fails
-2.16 t:fair enough
2.14 t:family
1.52 t:fault
3.03 t:favorite
-1.49 t:few
-2.78 t:fine
-2.15 t:finished
0.60 t:first
2.36 t:five minutes
-1.29 t:for a
-2.68 t:for a moment
-1.91 t:for coming
-2.46 t:for each
1.72 t:for it
-1.37 t:for the
2.29 t:for us
1.03 t:for you
-1.46 t:for your
-1.92 t:for your time
1.17 t:from the
1.96 t:from your
-1.79 t:fun
-3.02 t:funny
2.98 t:gap
-1.58 t:get
-2.13 t:get to
1.33 t:give me
1.30 t:go
-1.83 t:go ahead
2.35 t:go back
-2.41 t:go now
1.68 t:go on
-1.14 t:good
-2.05 t:got it
-1.65 t:great
2.16 t:greatest
-1.18 t:guess
-1.45 t:half
2.37 t:handle
-2.18 t:happened was
-2.10 t:happy
-1.84 t:hard
-0.64 t:have
-1.19 t:have a
-1.75 t:have a good
-1.84 t:have any
1.97 t:have you
1.41 t:have you ever
2.50 t:haven't
-2.39 t:having
-1.36 t:he
-2.32 t:he was
-3.12 t:head
3.02 t:hear about
-2.83 t:hear me
-1.95 t:hello
-0.32 t:help
-1.89 t:her
-0.56 t:here
-1.82 t:hi
-2.54 t:history
3.00 t:hobbies
-2.76 t:hold
-1.69 t:home
-1.88 t:honestly
1.64 t:hospital
0.09 t:how
-2.84 t:how are
-2.47 t:how are you
2.40 t:how big
2.79 t:how come
2.21 t:how did
2.41 t:how did the
1.85 t:how did you
1.07 t:how do
-3.06 t:how do i
1.60 t:how do you
1.51 t:how does
1.70 t:how long
2.20 t:how many
-2.50 t:how they
-2.52 t:how things
-2.01 t:how was
-2.54 t:how was your
-1.88 t:how we
1.00 t:how would
0.92 t:how would you
1.56 t:how you
2.95 t:how'd
-0.81 t:i
-2.31 t:i am
1.38 t:i ask
-1.82 t:i asked
-0.27 t:i can
-1.94 t:i come
-2.30 t:i did
-2.78 t:i do
-1.39 t:i don't
-2.12 t:i get
-2.14 t:i got
-0.94 t:i had
-2.13 t:i had to
3.22 t:i have to
-2.59 t:i hope
-2.05 t:i just
-2.69 t:i know
-2.58 t:i like
2.73 t:i mean
-2.22 t:i never
-2.52 t:i said
1.98 t:i see
-2.16 t:i start
1.34 t:i take
2.18 t:i take it
-2.55 t:i think
-2.13 t:i usually
-1.90 t:i wanted
-1.90 t:i wanted to
-0.02 t:i was
-2.12 t:i would
-2.99 t:i would love
-0.69 t:i'd
-2.18 t:i'd say
-2.67 t:i'll
-1.19 t:i'll be
-0.38 t:i'm
-2.51 t:i'm a
2.68 t:i'm curious
-2.28 t:i'm going
-1.70 t:i'm not
-0.70 t:i've
-2.14 t:i've been
0.84 t:if
1.31 t:if you could
1.70 t:important
0.61 t:in
0.65 t:in a
2.32 t:in charge
-1.50 t:in four
-2.05 t:in my
1.93 t:in three
1.44 t:in which
2.30 t:in your
-2.33 t:instead
-2.59 t:instead of
2.59 t:interest
2.01 t:interested
-2.24 t:interesting
1.99 t:internship
1.70 t:introduce
2.36 t:introduce yourself
2.69 t:introduction
-0.48 t:is
-0.69 t:is a
2.16 t:is about to
-1.42 t:is my
-1.81 t:is that
-2.08 t:is that i
2.75 t:is that something
2.09 t:is there
1.89 t:is there anything
-2.67 t:is with
1.58 t:is your
-1.11 t:it and
-2.06 t:it is
-2.58 t:it that
-1.65 t:it was a
-2.32 t:it went
-1.78 t:it with
-0.13 t:it's
-2.38 t:it's a
1.14 t:jobs
1.95 t:judge
-1.21 t:just
2.71 t:just to
1.59 t:keep
-1.84 t:kind
-1.69 t:kind of
-1.04 t:know
2.88 t:know about
2.36 t:know how
-0.73 t:know what
2.07 t:know what you
2.79 t:languages
1.51 t:large
1.09 t:last
1.53 t:leader
2.54 t:leadership
-2.07 t:learn
-2.51 t:learn how
1.58 t:led
1.01 t:left
2.13 t:lesson
-0.63 t:let
-2.64 t:let me
-2.03 t:let me know
-1.58 t:let's
-2.32 t:let's go
-2.37 t:let's see
1.47 t:life
-0.64 t:like
-2.09 t:like a
0.83 t:like to
1.41 t:line
-1.69 t:listen
-2.11 t:listens
-1.83 t:little
2.91 t:living
-0.48 t:look at
-1.72 t:look at the
0.92 t:look like
-1.61 t:looking
-2.43 t:looking for
-1.57 t:looks
1.95 t:losing
-1.00 t:lot
-2.63 t:lovely
2.88 t:made you
-2.49 t:make sense
2.48 t:make you
1.37 t:manager
1.14 t:many
2.47 t:marketing
-1.62 t:maybe
0.22 t:me about
1.03 t:me about a
2.53 t:me about your
-2.15 t:me and
-3.04 t:me is
-2.03 t:me know
2.55 t:me something
2.20 t:me the
1.10 t:me through
1.64 t:me through your
2.10 t:me what
-2.42 t:mean by that
-2.09 t:mean the
-1.69 t:means
-2.24 t:meet
-1.89 t:meeting
-1.63 t:mentioned
-2.24 t:minute
-2.17 t:miss
2.23 t:mistakes
1.57 t:money
2.02 t:more about
2.32 t:more about that
-2.23 t:more time
-1.49 t:morning
0.69 t:most
-2.96 t:mostly
-1.53 t:move
-2.11 t:move on
-1.22 t:much
-1.89 t:much for
-2.06 t:much it
-2.09 t:my
-2.39 t:my colleague
-1.85 t:myself
1.42 t:name
-1.33 t:need
-1.53 t:need to
0.01 t:never
-1.16 t:next
-1.66 t:next one
2.52 t:next question
-2.83 t:nice
-1.51 t:no
-2.26 t:not at
-2.55 t:not the
-1.98 t:nothing
1.94 t:notice
1.59 t:notice period
2.06 t:noticed
1.81 t:numbers
0.44 t:of
1.44 t:of a
-2.75 t:of course
1.49 t:of it
2.15 t:of that
1.34 t:of the
-1.26 t:of them
1.46 t:of this
1.81 t:of your
1.90 t:of yours
1.07 t:off
-2.39 t:oh
-3.47 t:okay
-1.54 t:okay if
-1.54 t:okay if i
1.74 t:okay with
-1.95 t:on my
3.23 t:on that
-0.86 t:on the
1.64 t:on you
3.14 t:on your resume
-1.09 t:once
0.13 t:one
-3.11 t:one second
2.26 t:one that
-2.15 t:ones
1.57 t:only
1.11 t:or
1.79 t:organized
1.23 t:other
-2.41 t:other one
1.00 t:our
-0.80 t:out
-2.24 t:out who
2.22 t:outcome
1.96 t:outside of
0.71 t:over
2.30 t:paid
2.25 t:part in
-2.52 t:part is
1.70 t:part of
-0.85 t:people
-2.03 t:people who
-2.06 t:percent
1.59 t:period
1.18 t:pick
0.68 t:plan
-2.77 t:points
-2.48 t:pretty
1.41 t:price
-3.38 t:probably
0.88 t:product
2.26 t:production
-2.21 t:professor
1.60 t:project
-1.93 t:put
2.27 t:query
-0.77 t:question
2.08 t:question is
-1.20 t:questions
2.12 t:questions for
2.36 t:questions for me
-0.90 t:quick
-1.71 t:ready
-1.20 t:really
-2.63 t:really well
1.47 t:reason
2.64 t:relocate
-2.77 t:repeat
-2.57 t:repeat that
2.46 t:responsibility
2.50 t:result
0.80 t:right
-2.41 t:row
1.35 t:rules
-0.80 t:said
2.27 t:salary
-0.28 t:say
-1.59 t:say no
1.11 t:says
-2.47 t:seat
-1.16 t:second
-1.08 t:see
-2.90 t:see how
-1.64 t:see the
-3.50 t:see what
1.83 t:see yourself
2.85 t:sell
-2.38 t:sense
-2.76 t:server
-2.42 t:seven
-2.32 t:she
2.31 t:shift
2.29 t:shifts
2.13 t:shop
1.44 t:should
2.27 t:should a
-3.15 t:should be
2.13 t:should we
-2.24 t:show you
-2.01 t:sir
-1.86 t:six
-2.92 t:slower
-1.04 t:small
2.15 t:so how
-2.01 t:so i
0.89 t:so that
-2.69 t:so that's
2.78 t:so what
-0.89 t:some
-2.06 t:somebody who
1.05 t:someone
0.80 t:something
1.73 t:something that
-2.02 t:sometimes
-3.33 t:sorry
-2.45 t:sounds
1.84 t:speak
2.14 t:spent
2.40 t:sql
2.02 t:stand
1.85 t:still
2.13 t:strengths
1.74 t:students
1.72 t:such
1.78 t:such as
-1.86 t:sure
1.01 t:system
-2.37 t:take a
2.33 t:take it
1.94 t:take me
-1.88 t:takes
-1.49 t:talk
-1.80 t:talk about
1.73 t:talk me
1.73 t:talk me through
1.48 t:taught
-2.84 t:taught me
1.79 t:teach
1.90 t:teaching
0.41 t:team
1.91 t:technical
0.90 t:tell
1.34 t:tell me
0.53 t:tell me about
1.82 t:tell me what
-1.75 t:tell you
-2.06 t:ten minutes
1.83 t:testing
-2.99 t:thank
-2.81 t:thank you
-1.07 t:thanks
0.30 t:that
2.45 t:that a
-2.19 t:that i was
2.47 t:that in
-2.31 t:that one
2.09 t:that they
-1.44 t:that we
1.79 t:that went
2.03 t:that you had
2.75 t:that you're
-2.20 t:that's
-2.12 t:that's how
-2.35 t:that's the
-1.83 t:that's what
-1.78 t:that's why
1.30 t:the best
2.56 t:the biggest
1.26 t:the cause
-1.13 t:the customer
1.43 t:the difference
1.97 t:the difference between
-2.19 t:the list
1.52 t:the moment
2.06 t:the most
-2.24 t:the next
-1.66 t:the next one
-2.49 t:the office
-2.09 t:the one
-1.41 t:the other
2.22 t:the outcome
-1.90 t:the patient
-2.30 t:the problem
1.66 t:the project
-3.29 t:the question
-2.44 t:the reason
2.30 t:the second
1.86 t:the team
-2.60 t:the year
-0.95 t:them
-1.86 t:them and
-1.15 t:then i
-1.85 t:then i'd
-2.31 t:then you
0.39 t:there
1.96 t:there anything
-2.60 t:there are
-1.81 t:they are
-2.57 t:they didn't
-2.98 t:they were
-0.97 t:things
-0.97 t:think
1.97 t:think that
2.41 t:think that was
0.70 t:this
2.15 t:this one
1.73 t:those
0.54 t:three
-1.78 t:three years
2.30 t:through a
2.20 t:through your
-1.29 t:time
1.74 t:time when
1.78 t:time when you
2.38 t:time you
-0.13 t:to
-0.68 t:to be
2.99 t:to hear about
-2.63 t:to learn how
-2.89 t:to meet
-2.69 t:to meet you
-1.95 t:to people
2.64 t:to relocate
-2.45 t:to see
-2.16 t:to think
-2.67 t:to work with
-1.84 t:today
1.39 t:together
-1.82 t:told
-1.46 t:told me
2.01 t:tools
2.52 t:total
2.86 t:travel
2.17 t:treatment
-0.80 t:two
-3.17 t:two days
-1.67 t:two weeks
1.40 t:under
1.52 t:understand
2.06 t:up with
0.41 t:us
2.34 t:us about
-1.86 t:used to
-1.20 t:usually
-2.30 t:very
1.94 t:walk me
1.94 t:walk me through
-0.65 t:want
-1.50 t:want to work
-1.29 t:wanted
-1.63 t:wanted to
-2.08 t:wanted to know
1.48 t:wants
-0.57 t:was
-3.02 t:was a
-2.71 t:was how
-3.09 t:was i
1.78 t:was it
1.33 t:was that
-0.97 t:was the
2.60 t:was there
-1.48 t:was to
-2.42 t:wasn't
-2.07 t:water
-1.03 t:we
-2.42 t:we ask
-2.25 t:we did
-2.75 t:we had to
-2.82 t:we were
-3.02 t:we'll
-2.33 t:we've
1.85 t:weaknesses
-0.81 t:week
2.55 t:weekends
-1.42 t:weeks
-2.24 t:went to
0.42 t:were
2.84 t:were on
3.07 t:were you
1.37 t:what
-2.05 t:what a
2.83 t:what about
1.61 t:what are
1.23 t:what are you
1.39 t:what are your
2.21 t:what can
1.03 t:what did
0.86 t:what did you
0.35 t:what do
0.29 t:what do you
1.60 t:what does
1.92 t:what happened
-2.18 t:what happened was
-2.49 t:what i
3.24 t:what if
1.53 t:what is
2.21 t:what is a
1.17 t:what is the
1.97 t:what kind
1.97 t:what kind of
1.03 t:what made
2.75 t:what made you
2.87 t:what makes
-2.46 t:what they
1.32 t:what was
1.24 t:what was the
2.19 t:what was your
-2.00 t:what we
1.00 t:what would
0.53 t:what would you
-1.20 t:what you
-1.87 t:what you do
2.48 t:what you would
-1.50 t:what you're
2.96 t:what you've
2.37 t:what's
2.70 t:what's a
2.99 t:what's the
2.18 t:what's your
-2.49 t:whatever
0.10 t:when
2.68 t:when can
2.68 t:when can you
1.51 t:when do
1.51 t:when do you
-1.65 t:when i
-2.23 t:when you're
-2.87 t:whenever
-2.67 t:whenever you
2.25 t:where do
2.23 t:where do you
-1.67 t:where i
-2.07 t:where people
-2.64 t:where we
-1.63 t:which is
2.25 t:which of
-2.29 t:which was
-1.71 t:while
0.58 t:who
0.77 t:who are
2.40 t:who are you
3.41 t:who do
2.49 t:who do you
1.23 t:who has
0.81 t:who's
2.12 t:whose
2.26 t:why
1.20 t:why did
2.65 t:why is
-3.17 t:why it
0.83 t:why should
3.30 t:why you
-1.21 t:will
3.26 t:will you
0.96 t:with
-2.95 t:with me
2.17 t:with that
-1.39 t:with the
-2.28 t:with you
0.89 t:with your
1.52 t:without
2.11 t:words
0.66 t:work
2.74 t:work alone
2.68 t:work for
1.11 t:worked
2.10 t:worked in
1.50 t:worked on
0.85 t:working
2.15 t:working on
0.65 t:would
-2.10 t:would have
1.18 t:would you
1.73 t:would you be
1.75 t:would you change
1.75 t:would you do
-2.98 t:would you like
-2.18 t:would you mind
2.13 t:would you say
2.13 t:would you take
2.24 t:would your
-2.65 t:wow
2.77 t:write a
-2.28 t:yeah
-2.09 t:yes
0.69 t:you
1.32 t:you are
3.22 t:you be
1.86 t:you begin
1.50 t:you bring
1.84 t:you build
2.14 t:you call
-3.04 t:you can
1.41 t:you change
1.92 t:you changed
2.23 t:you consider
1.54 t:you could
0.99 t:you decide
0.39 t:you did
2.57 t:you different
0.93 t:you do
1.85 t:you do it
1.34 t:you do with
2.36 t:you enjoy
1.96 t:you ever
2.09 t:you explain
1.68 t:you find out
2.26 t:you give
1.74 t:you go
2.94 t:you going
2.84 t:you good
1.75 t:you got
2.00 t:you had
2.05 t:you had to
1.54 t:you handle
-2.03 t:you have to
1.89 t:you in
2.04 t:you keep
-0.58 t:you know
2.00 t:you know about
2.08 t:you leave
3.18 t:you left
2.31 t:you let
-2.22 t:you like
1.41 t:you like to
0.94 t:you look
1.69 t:you make
1.49 t:you make sure
2.92 t:you manage
-3.21 t:you mean
-2.09 t:you mean the
2.40 t:you measure
-3.11 t:you mind
-2.07 t:you need
2.83 t:you over
1.88 t:you plan
1.60 t:you prepare
1.80 t:you read
-1.30 t:you ready
-2.32 t:you repeat
2.51 t:you said
2.33 t:you say to
1.70 t:you see yourself
0.83 t:you start
1.95 t:you stop
2.49 t:you take
1.99 t:you tell
1.35 t:you tell me
1.89 t:you think
2.70 t:you think of
3.44 t:you thought
1.43 t:you to
-2.40 t:you treat
2.09 t:you turn
1.97 t:you use
1.73 t:you used
-1.29 t:you want
1.45 t:you would
1.90 t:you'd
-3.92 t:you'll
-2.68 t:you'll get
-1.76 t:you're
2.00 t:you're a
2.30 t:you're okay
2.30 t:you're okay with
-2.11 t:you're ready
0.87 t:you've
1.92 t:you've been
2.45 t:you've done
1.00 t:your
1.60 t:your biggest
2.27 t:your career
2.45 t:your current
1.91 t:your favorite
2.69 t:your first
2.40 t:your greatest
1.04 t:your last
1.71 t:your mind
2.50 t:your own
2.35 t:your part in
-2.48 t:your question
1.14 t:your team
-1.20 t:your time
2.15 t:your weaknesses
1.52 t:your work
2.09 t:yours
2.05 t:yourself
-1.80 u:000
0.43 u:a
0.00 u:about
2.19 u:advice
-1.88 u:again
-1.57 u:ahead
-0.46 u:all
-2.55 u:already
-2.99 u:also
-1.77 u:always
-1.27 u:am
-0.55 u:and
-2.21 u:answer
-1.87 u:answers
1.66 u:any
2.34 u:anything
1.56 u:apart
-2.58 u:appreciate
2.06 u:approach
-0.61 u:ask
-2.14 u:asked
-1.63 u:asking
1.19 u:back
1.57 u:badly
-2.42 u:because
1.40 u:become
-1.45 u:been
0.53 u:before
-2.29 u:believe
1.76 u:best
1.19 u:between
2.71 u:big
2.88 u:biggest
-0.66 u:bit
2.64 u:books
2.04 u:bored
1.32 u:boss
-1.48 u:both
2.04 u:brief
1.52 u:bring
2.78 u:budget
0.65 u:build
1.50 u:building
-2.52 u:bus
-1.41 u:but
-0.99 u:by
-2.94 u:called
-2.21 u:calm
-0.67 u:can
-1.86 u:can't
1.29 u:cause
0.82 u:change
0.96 u:changed
1.67 u:charge
1.57 u:child
2.01 u:choice
0.98 u:choose
-2.22 u:clear
1.55 u:client
-3.04 u:closing
-2.19 u:column
-1.04 u:comes
0.92 u:comfortable
-1.39 u:coming
2.14 u:conflict
2.23 u:consider
2.00 u:conversation
3.26 u:convince
2.09 u:correct
-1.89 u:couldn't
-2.36 u:course
1.61 u:current
2.78 u:currently
0.57 u:customer
-1.80 u:database
2.39 u:deal
1.78 u:decision
2.51 u:define
-2.52 u:definitely
-2.77 u:depends
1.83 u:describe
-2.28 u:describing
2.60 u:design
1.05 u:did
1.34 u:difference
2.64 u:difficult
0.95 u:do
0.77 u:does
-1.60 u:doing
-1.22 u:dollars
1.43 u:done
-1.04 u:each
-1.83 u:easy
-0.29 u:eight
3.12 u:elaborate
-1.64 u:eleven
1.06 u:else
2.06 u:employee
-1.83 u:ends
1.88 u:enjoy
-1.93 u:enough
-1.94 u:evening
2.58 u:ever
-1.44 u:every
-1.73 u:everything
1.31 u:experience
1.54 u:explain
1.12 u:failed
1.51 u:family
1.77 u:fault
3.03 u:favorite
-1.37 u:few
-2.68 u:fine
-2.28 u:finished
-1.79 u:fun
-3.02 u:funny
3.24 u:gap
-1.54 u:get
0.48 u:give
1.21 u:go
-1.02 u:good
1.64 u:goods
-1.59 u:great
-1.52 u:grow
2.40 u:handle
-2.10 u:happy
-1.83 u:hard
2.50 u:haven't
-2.39 u:having
-1.58 u:he
-3.11 u:head
-3.00 u:hearing
-1.95 u:hello
-1.53 u:her
-2.66 u:hi
-2.55 u:history
3.00 u:hobbies
-2.83 u:hold
-1.69 u:home
-1.88 u:honestly
1.51 u:hospital
0.64 u:how
2.95 u:how'd
-2.75 u:http
-1.13 u:i
-1.30 u:i'd
-2.74 u:i'll
-0.20 u:i'm
-0.62 u:i've
0.69 u:if
1.72 u:important
0.25 u:in
-1.84 u:index
-2.05 u:instead
2.59 u:interest
-2.24 u:interesting
1.88 u:internship
1.68 u:introduce
2.69 u:introduction
-2.60 u:invoices
-0.41 u:is
-0.29 u:it
-0.25 u:it's
1.14 u:jobs
1.82 u:judge
-1.15 u:just
1.68 u:keep
-1.71 u:kind
-1.16 u:know
2.79 u:languages
1.46 u:large
1.26 u:last
2.46 u:leadership
-2.01 u:learn
1.56 u:led
0.82 u:left
2.05 u:lesson
-0.86 u:let
-0.47 u:let's
1.47 u:life
-0.57 u:like
-1.69 u:listen
-2.91 u:listening
-2.11 u:listens
2.91 u:living
-0.86 u:looking
1.86 u:losing
-2.63 u:lovely
1.34 u:machine
0.70 u:makes
1.19 u:manager
0.85 u:many
2.57 u:marketing
-1.40 u:maybe
0.20 u:me
-1.77 u:means
-2.06 u:meet
-1.84 u:meeting
-1.61 u:mentioned
-2.28 u:minute
-2.14 u:miss
2.33 u:mistakes
1.55 u:money
-1.20 u:month
-1.63 u:morning
0.85 u:most
-3.01 u:mostly
-1.79 u:moved
-1.07 u:much
-2.18 u:my
-1.94 u:myself
1.42 u:name
-1.18 u:need
-0.08 u:never
-1.33 u:next
-2.59 u:nice
-1.60 u:no
-2.35 u:notes
-1.96 u:nothing
1.92 u:notice
2.38 u:noticed
1.78 u:numbers
0.29 u:of
0.96 u:off
-2.39 u:oh
-3.23 u:okay
-1.48 u:once
0.12 u:one
-2.16 u:ones
1.24 u:only
1.08 u:or
1.69 u:organized
0.87 u:other
0.65 u:our
2.22 u:outcome
-2.83 u:page
2.16 u:paid
-0.46 u:people
-1.88 u:percent
1.59 u:period
1.43 u:pick
0.80 u:plan
3.02 u:play
-1.69 u:plus
-2.77 u:points
-1.96 u:pretty
1.74 u:price
-3.39 u:probably
0.80 u:product
2.23 u:production
-2.29 u:professor
1.47 u:project
-2.65 u:punctual
2.80 u:push
-1.61 u:put
1.78 u:quality
2.21 u:query
-0.36 u:question
-1.94 u:questions
-0.90 u:quick
-1.68 u:ready
-1.07 u:really
1.43 u:reason
2.64 u:relocate
-2.78 u:repeat
2.46 u:responsibility
2.46 u:result
0.84 u:right
1.69 u:role
-2.41 u:row
1.28 u:rules
0.84 u:run
-1.18 u:said
2.26 u:salary
-0.24 u:say
1.26 u:says
-2.47 u:seat
-1.43 u:second
-0.62 u:see
2.36 u:sell
-2.07 u:sense
0.58 u:service
-2.51 u:seven
-2.36 u:she
-2.85 u:she's
1.75 u:shift
2.25 u:shifts
2.19 u:shop
-1.61 u:short
1.40 u:should
-2.03 u:sir
-2.02 u:sit
-2.08 u:six
-2.76 u:slower
-1.03 u:small
-1.21 u:so
-1.08 u:some
1.22 u:someone
0.83 u:something
-2.14 u:sometimes
-2.85 u:sorry
1.82 u:speak
2.25 u:sql
1.69 u:staff
2.02 u:stand
-1.19 u:started
1.69 u:still
1.97 u:strengths
1.74 u:students
2.08 u:suppose
-1.50 u:sure
-2.58 u:survey
1.32 u:system
-1.91 u:takes
-2.04 u:task
0.89 u:taught
1.90 u:teaching
1.79 u:technical
1.28 u:tell
1.93 u:testing
-2.92 u:thank
-1.06 u:thanks
0.21 u:that
-1.78 u:that's
-0.34 u:the
-1.12 u:them
0.30 u:there
-0.50 u:they
-2.38 u:they're
-0.80 u:things
-0.56 u:think
1.95 u:thinking
-1.67 u:thirty
0.57 u:this
1.73 u:those
0.41 u:through
-0.89 u:time
-0.17 u:to
-1.78 u:today
1.39 u:together
-1.66 u:told
1.79 u:tools
1.15 u:total
-2.75 u:training
2.86 u:travel
2.17 u:treatment
-1.18 u:tried
-1.91 u:try
-0.60 u:two
1.52 u:understand
0.46 u:us
-1.25 u:usually
-2.07 u:very
-1.98 u:video
-1.66 u:wait
-1.84 u:waiting
2.53 u:wanna
-0.81 u:want
-0.89 u:wanted
1.53 u:wants
-0.70 u:was
-2.45 u:wasn't
-1.92 u:water
-0.86 u:we
-2.51 u:we'll
1.84 u:weaknesses
-0.80 u:week
2.58 u:weekends
-1.36 u:weeks
0.33 u:were
1.23 u:what
2.26 u:what's
-2.46 u:whatever
-2.87 u:whenever
-1.98 u:while
0.35 u:who
0.68 u:who's
2.01 u:whose
2.11 u:why
-1.35 u:will
0.63 u:with
0.95 u:without
1.96 u:words
0.53 u:work
0.82 u:working
-1.26 u:works
-2.50 u:workshop
0.67 u:would
-2.10 u:yeah
-2.04 u:yes
0.82 u:you
1.67 u:you'd
-3.92 u:you'll
1.03 u:you've
0.93 u:your
2.20 u:yours
2.05 u:yourself
-3.18 z:
-1.23 z:A
-1.84 z:AA
-2.29 z:AAH
-2.15 z:AAx
-1.24 z:AH
-2.64 z:AHv
1.47 z:AHx
-2.78 z:AI
-2.30 z:AIx
-1.92 z:ANx
1.22 z:APx
-2.28 z:AR
1.40 z:AY
1.42 z:AYA
1.87 z:AYR
2.18 z:AYv
-2.30 z:AgP
2.48 z:Av
-1.01 z:Ax
1.83 z:C
-2.07 z:CIx
0.89 z:CW
-0.76 z:Cx
1.47 z:Dvx
-2.12 z:DxA
-0.45 z:Dxx
-1.61 z:HA
-2.17 z:HAH
0.54 z:HAx
-2.95 z:HH
-2.20 z:HIx
1.64 z:HYx
-3.06 z:Hg
-0.52 z:Hv
0.63 z:Hx
1.32 z:HxP
-1.04 z:Hxx
-1.70 z:IA
-1.30 z:IAx
-3.68 z:IH
-1.91 z:IRx
-2.20 z:IgP
-2.33 z:IvH
-0.86 z:Ix
-2.91 z:IxH
-2.44 z:IxP
-2.98 z:Ixx
-1.14 z:N
-2.07 z:NPx
-0.40 z:Nx
1.14 z:NxP
0.49 z:P
-0.54 z:PDx
0.41 z:PH
2.54 z:PHA
0.62 z:PHx
2.12 z:PWx
-0.61 z:PY
-0.11 z:Px
2.66 z:Py
-2.36 z:RDx
2.38 z:RY
2.43 z:W
1.19 z:WAH
2.34 z:WC
1.21 z:WYx
3.59 z:Wx
-0.43 z:Y
-1.70 z:YAH
1.98 z:YAx
1.62 z:YPH
1.53 z:Yg
0.50 z:YxH
1.76 z:YxP
1.22 z:Yxx
-0.53 z:g
-2.28 z:gCx
-1.45 z:gP
0.79 z:gPx
-1.03 z:gx
0.17 z:v
-1.39 z:vH
2.71 z:vY
1.44 z:vx
-0.31 z:x
2.77 z:xAY
-1.10 z:xAx
1.24 z:xCW
-3.18 z:xHA
-2.28 z:xHx
-0.63 z:xIx
-2.61 z:xN
0.61 z:xP
0.73 z:xPH
1.48 z:xPg
0.03 z:xPx
1.44 z:xW
-1.74 z:xY
-2.64 z:xYA
2.55 z:xYg
-0.49 z:xx
2.18 z:xxA
-0.36 z:xxx
1.89 z:y
-2.44 z:yx`;
