/** Prepositions that are also a part of a compound: "check in desk clerk". */
export const COMPOUND: ReadonlySet<string> = new Set(['in', 'on', 'at', 'to', 'by', 'up', 'off', 'over', 'under', 'out', 'down']);

/** What follows the noun that says what a text is: where it is, what it is for, and what is said about it ("pilot light wont stay lit"). */
export const AFTER_THING: ReadonlySet<string> = new Set([
  ...COMPOUND,
  ...[
    'for of with without from about near behind inside outside around than vs versus like that which who when while because until after before during where how why as through',
    'is are was were will would can could should do does did has have had isnt arent wasnt werent wont wouldnt cant couldnt shouldnt dont doesnt didnt hasnt havent not never',
    'needs keeps looks makes tastes smells got all my your our their this these those',
  ].flatMap((line) => line.split(' ')),
]);

/** Sizes and colors, which say more about a thing without being its name: "cowboy boots size 10", "gel pens black 12 pack". */
export const DETAILS: ReadonlySet<string> = new Set(
  [
    'size sizes pack packs piece pieces count ct set sets pair pairs inch inches in ft feet foot mm cm oz ounce ounces lb lbs gallon quart x xl xxl small medium large',
    'black white red blue green yellow orange purple pink brown gray grey beige silver gold navy online review reviews near nearby',
    'half one two three four five six seven eight nine ten twelve dozen',
  ].flatMap((line) => line.split(' ')),
);

/** A number, a year, or a model with digits. */
export const NUMBER = /^\p{L}?\d+\p{L}{0,2}$/u;

/**
 * Persons who do something to things. In front, the thing behind them is the object of their work, as in filings that name the person first ("mechanic windmill",
 * "writer poem"), and not a thing with the name of a person ("carpenter ants").
 */
export const OF_OBJECTS: ReadonlySet<string> = new Set(
  [
    'adjuster administrator analyst appraiser assembler assistant associate attendant breeder builder buyer cleaner clerk collector consultant coordinator curator cutter dealer designer',
    'developer director distributor engineer examiner expert fabricator farmer finisher fitter folder foreman grader grower handler helper inspector installer keeper laborer loader maker manager',
    'mechanic mender merchandiser merchant operator owner packer picker polisher presser processor producer refinisher rep repairer repairman representative restorer sales salesman salesperson saleswoman seller',
    'setter sewer shipper sorter specialist stocker supervisor surveyor tech technician tender tester trader trainer trimmer unloader washer weaver worker writer',
  ].flatMap((line) => line.split(' ')),
);

/** Words for what is done with things, at the end of a text: "guard rail installation", "driver license services". */
export const WORK =
  /(?:ing|tion|ment|ance|repairs?|services?|sales|work|control|care|design|research|support|shop|store|crew|team|desk|dept|office|production|center|inc|llc|company)$/u;

/** Who a sentence is about. */
export const PRONOUNS: ReadonlySet<string> = new Set(['i', 'im', 'ive', 'we', 'he', 'hes', 'she', 'shes', 'they', 'you', 'me']);
