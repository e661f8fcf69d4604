import { lines, type Phrases } from '../../../language/phrases.ts';
import { wordTable } from '../../../text/word-table.ts';

/**
 * More words without a meaning for the query, by class: the frames that people put around a question, and words that only make a sentence of it. Each entry drops
 * its words from every question, so a word belongs here only if leaving it out cannot change which rows are wanted.
 */
export const FILLER_TEMPLATES = wordTable<Phrases>({
  undecided: lines`
    cant decide|can not decide|cannot decide|cant choose|can not choose|cannot choose|cant pick|can not pick|cannot pick|couldnt decide|could not decide|
    cant make up my mind|cant make up his mind|cant make up her mind|cant make up their mind|havent decided|have not decided|hasnt decided|has not decided|
    not decided|not decided yet|undecided|undecided between|cant decide between|can not decide between|cannot decide between|cant choose between
  `,
  formal: lines`
    what i lack is|what we lack is|what i am missing is|what im missing is|what we are missing is|what i need is|what we need is|all i need is|all we need is|
    what i want is|what we want is|what i am missing are|random|randomly chosen|arbitrary|random ish|ish|officially|formally|entry level or not|entry or not|junior or not|
    whether entry level or not|youd call|you would call|one would call|people call|if you care about|if i care about|if one care about|who care about|that care about|caring about|i care about|if what matter is|if what matter most is|
    if you value|who value|in your scheme|in your grouping|in your system|in your taxonomy|at some point|at one point|
    through your matcher|through the matcher|through your converter|through your system|is what i am after|is what im after|
    does not matter|doesnt matter|doesnt matter if|does not matter if|no matter if|whole shebang|the whole shebang|whole nine yard|the whole nine yard|
    whole kit and caboodle|the whole enchilada|whole lot please|the works|soup to nut|from soup to nut|lock stock and barrel|wart and all|the full monty|
    long enough for|long enough to get|long enough to earn|long enough to finish|of either metal|of either color|of either colour|of any color|of any colour|
    of any metal|in either color|in either metal|in any color|in any metal|no matter which color|no matter which metal|whichever color|whichever metal|
    quick one|a quick one|quick q|just a quick one|this batch|this batch of|the batch|the batch of|as a batch|in a batch|according to your data|
    according to the data|according to your record|according to your database|obtain|identify all|enumerate all|compute the|compute|the set of|the set of all|
    the subset of|the collection of|the full record of|the complete record of|complete record of|full record of|record of the|complete list|whose value is|
    with the value|with value|with a value of|whose values are|the value of|the values of|value is|satisfy|satisfies|satisfying|satisfy the condition|
    satisfy the following condition|satisfy all of the following condition|that satisfy|meet the condition|meeting the condition|meet the following condition|
    meet all of the following condition|that meet|meet the criteria|meeting the criteria|meet the criterion|fulfil the criteria|fulfill the condition|
    fulfilling the condition|following condition|following criteria|the following|the following three|the following two|following|the condition|
    all of the following|under the following condition|which satisfy|which meet|in the response|in the answer|in the result|in the output|as output|
    in json|as json|in json format|json format|format json|as a json|return json|output json|json please|json output|in json form|
    as a result|as the result|as the answer|as answer|in response|the response|the output|restricted to those|subject to the condition|such that|
    for which it hold that|holds that|in respect of the|pertaining to|pertains to|pertain to|belonging to the|with regard to the|with reference to|
    in accordance with|according to their|corresponding|the corresponding|respective|their respective|the respective|said|aforementioned|the above|the given|
    given that they|applying|apply the|taking into account|take into account|i require|we require|i request|we request|i hereby request|kindly provide|
    kindly return|you are asked to|your task is to|return exactly|exactly those|precisely those|those which are|those who are|of the kind|of the sort|
    of this kind|of this type|of the type|a|b|c|d|e|i|ii|iii|iv|as node label|as node labels|as label|as labels|all persons|persons|person|shared context|
    the shared context|with the context|in the context of|in the context|context that|adding|add also|also add|please add|attach|attached|include also|
    also include|please include|with or without experience|with and without experience|experience or not|experience or no|experience or no experience|or not experience|still pay
  `,
  wishes: lines`
    i [really] {want} to {know}|we [really] {want} to {know}|i would {want} to {know}|id {want} to {know}|would {want} to {know}|i would {want} to|
    {want} to {know}|{want} to {know} about|i am {want} to {know}|im {want} to {know}|am {want} to {know}|looking to {know}|looking into|i look for|
    i am looking for|im looking for|we are looking for|were looking for|i am searching for|im searching for|searching for|i am after|im after|we are after|
    i am hunting for|i am trying to|im trying to|we are trying to|trying to figure out|trying to work out|trying to understand|trying to decide|trying to see|
    trying to get|attempting to|i want a list of|i want to get|i need to {know}|we need to {know}|need to {know}|got to know|gotta know|i have to know|
    i could use|could use|i would appreciate|would appreciate|i would be interested in|would be interested in|i would be grateful for|i would be happy with|
    i am curious about|im curious about|curious about|i am curious|im curious|i am wondering|im wondering|i was wondering|was wondering|we were wondering|
    i am asking|im asking|i ask|my question is|the question is|one question|question about|question on|a question|got a question|i have a question|
    have a question|i am in need of|interested to|interested to know|keen to know|keen on|eager to|dying to know|desperate to know|love to|love to know|
    love to see|be good to know|be nice to know|be great to know|would be nice|would be good|would be great|would be helpful|that would be great|
    it would be great if|it would be nice if|it would help|would help me|helpful
  `,
  commands: lines`
    give|gimme|gimmie|gime|shoot me|shoot|throw me|toss me|drop me|pass me|lend me|get us|get hold of|get me a list of|give me a list of|give me the list of|
    give me some|give me all|give me info on|find me|find out|find us|fetch me|bring me|bring back|return me|return all|return the|return a list of|show all|
    show us|show off|list out|list down|list all|list me|list the|list those|list only|list for me|enumerate|spell out|write down|note down|jot down|
    name some|name all|name me|name those|cite|mention some|report the|report back|tell me what|tell me which|tell me who|tell me where|tell me how|
    tell me if|tell me whether|tell me about which|tell me the|say|say what|explain to me|describe to me|help me|help me find|help me out|help me see|
    help me understand|help me with|assist|assist me|help us|help us find|point out|point me at|point us to|direct me to|lead me to|take me to|guide me to|
    recommend me|recommend some|suggest some|propose|advise|advise me on|advise on|put together|put together a list of|make a list|make me a list|
    make a list of|make me a list of|create a list|create a list of|build a list of|build me a list of|prepare a list of|compile a list of|generate a list of|
    draw up a list of|draw up|assemble|round up|collect all|gather all|load up|open|browse|scan|scan for|go through|go over|look through|look at|look into|
    have a look at|take a look at|check out|check for|check on|check whether|check if|check how|investigate|explore the|find out if|find out whether|
    find out how|find out what|find out which|find out who|find out where|work out|figure out|determine|establish|verify|confirm|calculate|compute|estimate|
    evaluate|assess|analyze how|inspect|review the|retrieve all|retrieve the|extract|extract all|deliver|produce a list of|supply me with|provide me with|
    provide me|provide a list of|provide us with|provide the|serve|display all|display the|present a list of|output a list of|print out|dump all|
    give it to me|let us know|let us see|let me find|let me know about|keep me posted|do tell|do list|do show|try to find|try and find|please find|
    please give|please list|please show|please tell|please provide|now show|now list|now give|get all|get the|get a list of|get some|get info on|go and find|
    go find|go ahead and|filter for the|narrow the list|sift through|single out|highlight|spotlight|feature|compare with|compare to|compare the|contrast|
    put side by side|side by side|next to each other|next to one another|beside each other|alongside each other|juxtapose|relative to each other
  `,
  'read verbs': lines`
    update me on|update us on|brief me on|bring me up to date on|create a table of|create a table with|make a table of|build a table of|turn this title into|
    turn the title into|turn this job title into|turn this into|digging up|digging up the|digging out|make sure to include|make sure you include|
    make sure to list|make sure to show|make sure it has|make sure they have|make sure it is|make sure they are|make sure they are in|make sure it is in|
    be sure to include|be sure to list|{show} the|{show} all|{show} all the|{show} all of the|{show} every|{show} each|{show} any|{show} some|{show} me|
    {show} us|{show} me the|{show} me all|{show} which|{show} who|{show} what
  `,
  politeness: lines`
    could you please|can you please|would you please|will you please|could you|can you|would you|will you|could u|can u|can ya|could ya|would you mind|
    would you mind listing|would you mind telling me|would you mind giving me|would you mind showing me|mind telling me|mind giving me|mind listing|
    do you mind|mind|if you dont mind|if you do not mind|if possible|if you can|if you could|if you would|if you please|when you can|whenever you can|
    when you have time|when you get a chance|would it be possible to|is it possible to|is it possible|would it be ok to|is there a way to|is there any way to|
    any way to|any chance you|any chance you could|any chance of|any idea|any idea what|any idea how|any idea how much|any idea which|any idea who|
    any idea where|any ideas|got any idea|do you have any idea|have you got|have you any|have you got any|you got any|you got|you have any|you know any|
    do you know any|do you know of any|do you know of|do you know if|do you know whether|do you know what|do you know which|do you know who|do you know how|
    do you know how much|do you happen to know|happen to know|would you happen to know|would you know|would you happen to have|do you happen to have|
    can you tell|can you tell me|can you say|can anyone tell me|can someone tell me|could you tell|could you tell me|could you say|could someone tell me|
    would you tell me|does anyone know|does anybody know|do we know|do we have|do we have any|we have any|are you able to|you able to|are you aware of|
    i beg you|i beg|pardon|excuse me|sorry|sorry to bother|sorry to bother you|sorry for|hope you can help|hope you are well|good morning|good afternoon|
    good evening|good day|greetings|dear|dear all|dear team|hello|hiya|howdy|yo|sup|hey there|hi there|hi all|hi team|hello again|welcome|grateful|
    id be grateful|i d be grateful|id be grateful if|i d be grateful if|i would be grateful if|be grateful if|be grateful if you could|much obliged|obliged|
    appreciated|much appreciated|appreciate it|appreciate|many thanks|thanks a lot|thanks so much|thanks in advance|thank you very much|thank you so much|
    thank you in advance|thanx|thnx|thks|tks|tia|plz|plss|plese|pleas|pleae|pease|kindly tell|kindly list|kindly show|regards|best regards|best wishes|
    all the best|yes|yeah|yep|yup|no worries|no problem|alright|all right|right then|well then|so then|now then|you see|you know|i mean|i guess|i think|
    i believe|i suppose|i assume|i heard|i heard that|i hear|i read|i read that|i know|i know that|i understand|it seems|apparently|supposedly|honestly|
    frankly|seriously|truly|really really|literally|definitely|certainly|surely|of course|for sure|naturally|hopefully|luckily|unfortunately|sadly|simply put|
    long story short|in short|in brief|briefly|in a nutshell|short|short version|tldr|in one word|in plain english|in plain language|in simple words|
    in simple terms|in other words|that is to say|so to speak|as it were|as they say|so called|if any|if at all|if ever|if there are any|if there are|
    if there is any|if there is one|if you have it|if you have any|if available|if known|if applicable|where available|where possible|as far as you know|
    as far as possible|to the best of your knowledge|according to you|in your opinion|in your view|in your experience|from your data|from the data|
    from your database|from the database|per your data|per the data|by your data|by your reckoning|in your records|in your list|in your system|in the list|
    in the record|on your list|on the list|on record|on your books|out there|around here|over there|up there|here in|there in|at hand|in question|in practice|
    in theory|in reality|in fact|in effect|in detail|in depth|in full|all in all|altogether|all together|overall speaking|generally speaking|broadly|
    broadly speaking|roughly speaking|strictly speaking|on average|on the whole|by and large|as a rule|as a whole|as usual|as ever|as always|for example|
    for instance|for the record|for reference|for comparison|for a change|for once|for now|for the moment|for the time being|to begin with|first of all|
    first off|firstly|secondly|lastly|finally|last but not least|above all|most of all|after all|at the end of the day|at this time|at this point|
    at this moment|at this stage|at any time|at any rate|at large|at last|at times|from time to time|now and then|now and again|every now and then|
    every so often|once in a while|once again|once more|again|one more time|one more thing|while you are at it|while at it|besides that|apart from that|
    other than that|on top of that|in addition|additionally|furthermore|moreover|what is more|plus that|also please|too please|as well|aswell|whatsoever|
    whatever|at all costs|no matter what|no one else|and no one else|nobody else|and nobody else|nothing else|and nothing else|and no other|come to think of it|speaking about|talking about|talking of|turning to|coming to|moving on to|back to|regards to|
    as for|as to|as regards|with respect to the|in respect to|in relation to|in the case of|in case of|when looking at|looking at|looking for a|
    thinking in terms of|considering that|given that|seeing that|since i am|now that i am|because i am|because i|so that i can|so that i|so i can|so i|
    in order to|in order that|so as to|with a view to|for the purpose of|for purposes of|for use in|for research|for a project|for my project|
    for a school project|for a class|for my class|for school|for homework|for my homework|for an assignment|for my assignment|for a report|for my report|
    for a paper|for my paper|for a story|for my story|for an article|for my article|for a presentation|for my presentation|for a client|for my client|
    for a friend|for my friend|for my boss|for work|for a meeting|for the meeting|for my thesis|for my studies|for curiosity|out of curiosity|just curious|
    just wondering|just out of curiosity|just checking|just asking|asking for a friend|purely out of interest|out of interest|how about that|go on then|go on|
    come on|well well|hmm|hm|um|uh|er|erm|ah|oh|ohh|aha|lol|haha|omg|wow|gosh|bro|bruh|buddy|pal|guys|y all|yall|u|ur|ya|pls and thx|k thx|kthx|imo|imho|
    afaik|iirc|rn please|tho|cuz|coz|bc|cos i|wanna know|wanna see|wanna find|gonna need|lemme know|lemme see|lemme|dunno|idk|gotta|kinda|sorta|prolly|tbh|ngl
  `,
  verbs: lines`
    held by|won by|earned by|awarded to|received by|given to|carried by|have to|has to|had to|having to|need to|needs to|needing|able to|be able to|
    is able to|are able to|get to|gets to|go about|goes about|used to|known to|said to|supposed to|allowed|allow|allowed to|permit|permitted|enter|enters|
    entering|pursue|pursuing|take up|undertake|perform|performing|carry out|fulfil|fulfill|occupy|occupying|serve as|serving as|act|function as|operate as|
    work out of|working out of|operating out of|headquarted in|headquartered at|headquartered out of|headquartered around|based out of|based at|based around|
    based near|based within|hq in|hqd in|hqed in|hq ed in|with hq in|with headquarters in|having headquarters in|have headquarters in|have their headquarters in|
    has its headquarters in|with their headquarters in|with headquarters located in|have their seat in|have their home in|whose headquarters are in|
    whose headquarters is in|whose headquarter is in|that are headquartered in|which are headquartered in|that are based in|which are based in|
    that are located in|which are located in|who are based in|that is based in|that sit in|situated|situated in|sited in|seated in|domiciled in|domiciled|
    housed in|residing in|reside in|resides in|hailing from|hail from|hails from|coming from|come from|comes from|originating in|rooted in|founded in|
    stationed in|found in|live in the|calling home|call home|that call home|which call home|resident in|present in|to be found in|can be found in|
    are found in|lie in|lies in|lying in|within|inside of|throughout|all over|all across|around the|round|in and around|in or around|in the city of|
    in the town of|in the greater|in the metro area of|in the metro of|in the metropolitan area of|the city of|city of|town of|the area around|the region of|
    region of|area around|area of the|in the region of|here|belonged|listed as being|being in|be in|be on|be at|be with|be of|be from|be for|is at|is on|
    is in|are in|are on|are at|was in|were in|that were|that was|which are|which is|which were|which was|which does|which can|which could|which would|
    which will|that does|that can|that could|that would|that will|that may|that might|that you have|that you know|that you know of|you have|you know of|
    you list|you cover|you track|you follow|you monitor|you include|you hold|you store|you keep|do you list|do you cover|do you track|do you follow|
    do you monitor|do you include|do you hold|do you store|do you keep|do you see|do you show|do you count|do you think|would you say|would you recommend|
    would you suggest|would you choose|would you pick|should i look at|should i consider|should i choose|should i pick|should i go for|should i try|
    should i know|should i know about|should i target|should we look at|should we consider|should one consider|can i expect|could i expect|might i expect|
    can one expect|can you expect|could one expect|should i expect|would i expect|will i get|would i get|can i get|could i get|do i get|do you get|
    does one get|do they get|would one get|can one get|could one get|do people get|do people typically get|am i looking at|are we looking at|are we talking|
    are we talking about|is there anything|is there any|is there some|is there such|are there any|are there some|are there such|were there|was there|
    there exist|exists|exist there|do exist|does exist|tracked|covered by|covered in|included in your|contained|show up in|appear in|appears|appearing|
    turn up|turns up|crop up|pop up|rank among|ranks among|ranked among|rate among|figure among|listed among|counted among the|belong among|seen as|viewed as|
    regarded as|looked at as|perceived as|reckoned|recognised as|recognized as|known as being|described as being|termed|dubbed|designated|designated as|
    identified|identified as|characterized by|characterised by|characterized as|marked by|marked with|tagged with|labeled with|labelled with|flagged with|
    bearing|bear|bears|displaying|showing|sporting|touting|flaunting|equipped with|endowed with|adorned with|decorated with|honored with|rewarded with|
    crowned with|blessed with|given a|given the|given an|granted|granted a|presented with|in possession of|holder of|holders of|owner of a|recipient|
    recipients|recipient of|recipients of|winner of|winners of|that hold|that earned|that have earned|that won|that have won|that got|that have got|have got|
    has got|had got|got themselves|have been|has been|had been|having been|has ever|have ever|had ever|ever been|ever had|ever got|ever won|that ever|
    been given|been awarded|been granted|managed to|manage to|succeed in|succeeded in|happen to be|happens to be|turn out to be|prove to be|tend to have|
    tends to|tends to be|tend towards|likely to have|want to work for|want to work at|want to work in|want to work as|wants to work as|want to get into|
    wants to be|wanting to be|want to go into|wants to become|would like to become|would like to be|would like to work as|id like to be|id like to work as|
    dream of|dream of becoming|dream of being|aspire to|aspire to be|aspiring|prospective|future self|studying to be|studying to become|training as|
    training to become|trained as|qualified as|starting as|start as|begin as|beginning as|begin working as|start working as|starting work as|employed in|
    employed by|employed at|working in|working at|working for|working with a|working under|work at|work for|work in|work under|that work in|worked as|
    worked at|worked in|if i work as|if i worked as|if i become|if i became|if i were|if i was|if i am|if im|if i want to be|if i want to become|if you are|
    if you work as|if you become|if someone is|if someone works as|if one is|if one works as|if one becomes|if we|if they|when i am|when you are|
    when you work as|when working as|as someone who|as someone|as somebody|as one|as a person|being one|in a job as|in a career as|in the job of|
    in the role of|in the position of|a job as|a career as|a position as|a role as|job as a|job as an|position as a|position as an|career as a|career as an|
    role as a|role as an|the life of|in the life of|as opposed to|become an|becoming a|becoming an|to be a|to be an|to become a|to become an|being the|be the|
    like being
  `,
  people: lines`
    mum|my mum|dad|my dad|parent of mine|my father|my mother|father|uncle|aunt|my uncle|my aunt|nephew|niece|my nephew|my niece|grandson|granddaughter|
    my grandson|roommate|my roommate|neighbor of mine|my neighbor|coworker|my coworker|co worker|a coworker|a colleague|a friend|a friend of mine|
    friend of mine|some friends|one of my friends|my buddy|fiance|fiancee|spouse|my spouse|boyfriend of mine|kids|my kid|my kids|my child|our son|
    our daughter|our kid|our kids|our students|our graduates|our clients|our readers|readers|our people|our members|our users|users|a user|one user|applicant|
    applicants|an applicant|a candidate|the candidate|jobhunter|job hunter|job hunters|job seekers|jobseekers|laid off worker|a client|a client of mine|
    a student|a student of mine|one of my students|one of my clients|advisee|my advisee|mentee|my mentee|pupil|pupils|my pupil|teammates|my teammates|
    our company|my company|my employer|our firm|my firm|our organization|my organization|us here|everybody|every one|each one|all of them|all of those|
    all of these|all of you|all those|all these|all that|all which|all who|all such|all kinds of|all sorts of|all types of|some of|some of the|some of those|
    some of these|some other|some others|somewhere|anywhere|anyplace|everyplace|something|some thing|anything that|everything that|thing that|things that|
    whichever|whoever is|whats all|what ones|which exactly|what exactly|what precisely|where exactly|how exactly|how precisely|oneself|ourselves|herself|
    himself|itself|his own|her own|their own|my own|our own|your own|its own|guy|guys|fellow|fellows|average person|the average|an average|a typical|
    the typical|a normal|a regular|regular|ordinary|an ordinary|standard|a standard|the usual|the average joe
  `,
  questions: lines`
    should we store|should i store|we should store|we need to store|do we store|should we save|should we record|should i record|should the form ask|
    should our form ask|should the form show|so we can fill|just wrote|just typed|just entered|wrote|typed|entered|has entered|whats the|what s the|
    what is the|what are the|what were the|what would be|what would be the|what will be|what might be|what could be|what should be|what do|what does|what did|
    what have|what has|what can|what could|what would|what should|what will|what may|what might|what about the|what of|what in|what on|what with|what for|
    which does|which did|which can|which could|which would|which should|which will|which may|which might|which in|which on|which with|which for|whats up with|
    what up with|what is up with|what gives|hows|how s|how about the|how can|how could|how would|how should|how will|how may|how might|how did|how has|
    how have|how was|how were|how many of the|how is it|how is it with|how are things|how are things with|how do things|how do things look|
    how do things look for|how does it look|how does it look for|how does that|how does this|how does it|how do these|how do those|how do they|how does he|
    how does she|in what way|in which way|in what ways|in which ways|to what extent|to which extent|to what degree|by how much|by what|for what|for which|
    with what|with which|at what|at which|on what|on which|of what|from what|from which|under what|whether|whether or not|if or not|is it true that|
    is it true|is it the case that|is it worth|is it worth it to|is it|is this|is that|is he|is she|is one|are these|are those|are they|are we|was it|
    was there a|does it|does this|does that|does he|does she|does one|do these|do those|do they|do we|do you|do i|did they|did it|did you|did we|can it|
    can they|can we|can i|can one|could it|could they|could we|could i|could one|would it|would they|would we|would i|would one|will it|will they|will we|
    will i|will one|should it|should they|should we|should i|should one|may i|may we|might i|might we|might one|am i|have they|have we|have i|has it|has he|
    has she|has one|had they|isnt it|arent they|huh|eh|or not|or no|yes or no|really now|how so|why so|where else|when else|what then|so what|now what|
    and what|and how|and who|and which|and where|and when|and is|and are|and do|and does|but what|but which|but how|but who|so which|so who|so how|so where|
    so is|so are|so do|so does|ok so|ok now|okay so|okay now|alright so|well so|and so|and also what|and also which|also what|also which
  `,
  narrowing: lines`
    but only into|but only to|but only in|but only where|but only with|but only if|but only those|only where|only if|only into|just where|only the ones where|
    only those where|only field where|only the ones that|only those that|only those who|only those which|only companies that are|only consider|
    considering only|considering just|looking only at|looking just at|look only at|focusing on|focusing only on|focus only on|focus just on|with focus on|
    with a focus on|concentrating only on|limited to only|limited only to|limited to just|restricted only to|restricted to only|restricting to|
    restricting it to|narrowing to|narrowing down to|narrowing it down to|filtering for|filtering to|filtering by|filtering on|filter on|filter it to|
    filter it by|filter them by|filter that to|filter those by|subject to|provided that|provided|as long as|so long as|on condition that|
    under the condition that|on the condition that|with the condition that|conditional on|assuming|assuming that|supposing|in case|where they|where it|
    where its|where their|where there|where there is|where there are|in which there|in which they|in which case|for which the|for which there|whose own|
    of whose|with whose|for whom|with whom|to whom|from whom|by whom|having a|having an|having the|having at|with a|with an|that has a|that have a|
    that has an|that have an|that has at|that also have|that also has|and that have|and that has|and have|and has|and having|and with|and are|and is|and were|
    and was|which also have|plus have|also have|also has|also having|also with|also in the|in the same time|at the same time|at once|simultaneously|both of|
    both of which|both of them|all at once|in combination|in conjunction|in conjunction with|combined|one or more|one or several|one or another|any one|
    any one of|any of the|any of these|any of those|any that|any which|any who|everything in|all in|all of|all of the|all the|the whole of|the whole|
    the entire|the full list of|the complete list of|the list of|a list with|a list of all|a list of the|an overview of all|list with|list showing|table with|
    table showing|a table of|a table with|overview table|an overview|spreadsheet of|spreadsheet|csv of|sheet of|breakdown for|rundown of|roundup of|
    directory of|directory|catalog of|catalogue of|index of|inventory of|register of|registry of|collection of|set of|group of the|bunch of|selection of|
    choice of|range of|variety of|series of|sample of|array of|number 1 of|part of the|portion of the|piece of|tad|a bit|a little|little bit|a little bit|
    somewhat|fairly|pretty|quite|quite a bit|quite a few|quite a lot|extremely|incredibly|highly|greatly|vastly|hugely|massively|considerably|significantly|
    substantially|markedly|notably|noticeably|particularly|primarily|chiefly|largely|partly|partially|entirely|completely|totally|fully|wholly|absolutely|
    utterly|thoroughly|perfectly|purely|simply the|nothing more|nothing else|and nothing else|and nothing more|no more no less|and thats it|that is it|
    thats it|that is all|thats all|and that is all|and thats all|full stop|end of story|thank u|thank god|etcetera|and so on|and so forth|and the like|
    or the like|or similar|or something|or something like that|or something similar|or whatever|or thereabouts|give or take|more or less|about right|approx|
    approximate|circa
  `,
  nouns: lines`
    numbers please|figures please|details please|overview please|summary please|facts please|fact sheet please|results please|answer please|query|request|
    search request|topic of|subject|subject of|matter|matter of|issue|issue of|point|point of|aspect|aspect of|regard|item of|element|element of|factor|
    factor of|feature of|attribute|attribute of|characteristic|characteristic of|property of|trait|trait of|nature of|nature|essence of|forms of|way|ways|
    way of|ways of|means of|mode of|manner|manner of|method of|style of|variant of|class of|classes of|categories of|kinds of|sorts of|types of|sector of the|
    industry of|the industry of|the sector of|in the field|in the sector|in the industry|in industry|in the business|business of|in the space|in the world of|
    world of|the world of|in the realm of|realm of|in the area|in the domain of|domain of|in the sphere of|sphere of|sphere|scene|in the scene|circle|circles|
    side of|side of things|sphere of the|marketplace|economy|of the economy|labour market|labor market|job market of|employment market|u s market|
    american market|us market|market place|country|nation|nationwide please|across america|across usa|across the usa|across the u s|in the states|the states|
    the us|the usa|the u s|united states of america|stateside|domestic|in this economy|in today s market|in today s economy|as of today|nowadays in|to date|
    so far|thus far
  `,
  // What texts to convert are from, and who uses them.
  texts: lines`
    cleaning up|clean up our|clean up a|clean up the|cleaning up our|tidying up|hr extract|hr file|hr export|hr data|hr list|hr spreadsheet|hr system|hr record|
    payroll extract|payroll file|payroll export|payroll data|in that role|in this role|for that role|for this role|in that job|for that job|in that position|for that position|
    for exactly that role|in exactly that role|the csv|our csv|csv|cleaning a|cleaning an|cleaning our|cleaning the|everybody call it|everyone call it|people call it|
    people here call it|we call it|we all call it|they call it|they all call it|folk call it|some call it|locals call it|customer call it|client call it|
    colleague call it|my boss call it|we always say|we just say|everybody say|everyone say|they just say
  `,
});
