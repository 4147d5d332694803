// The words that English talk is mostly made of: what has none of them is no English.

export const ENGLISH_TALK: ReadonlySet<string> = new Set(
  `
a about above after again against ago ah all almost alone along already alright also always am
an and another any anybody anyone anything anyway are aren't around as ask at away back bad be
because become been before begin behind being believe best better between big both bring busy
but by call called came can can't cannot care careful case chance change close coffee come
coming could couldn't course cup dad day dear did didn't different do does doesn't doing don't
done door down each early easy eat eight either else end enough even evening ever every
everybody everyone everything except eye eyes face fact far fast feel few find fine first five
follow food for forget four friend from full fun funny get getting girl give go goes going gone
good got great ha had half hand hands happen happened happens happy hard has hasn't hate have
haven't having he he'd he'll he's head hear heard heart hello help her here here's hers herself
hey hi him himself his hm hmm hold home hope hot hour house how how's however huh hurry i i'd
i'll i'm i've idea if in into is isn't it it'll it's its itself job just keep kind knew know
known last late later laugh least leave left less let let's life light like likely listen little
live long longer look looking looks lose lost lot love ma'am madam made make makes making man
many matter may maybe me mean meant meet mind mine minute minutes miss mom moment money more
morning most mother move mr mrs ms much must my myself name near need needs never new next nice
night nine no nobody noise none nor not nothing now of off oh ok okay old on once one ones only
open or other others ought our ours out over own part people perhaps place plan play please
point poor pretty promise put question quick quickly quiet quite rather ready real really reason
rest right room run said same save saw say says second see seem seems seen self sense set seven
shall shan't she she'd she'll she's short should shouldn't show shut side sigh since sir sister
sit six sleep slow small smell so some somebody someone something sometimes somewhere soon sorry
sort sound sounds speak stand start stay still stop story strange such suppose sure surely take
taken talk talking tea tell ten than thank thanks that that's the their them themselves then
there there's these they they'd they'll they're they've thing things think this those though
thought three through time tired to today together told tomorrow tonight too took tried true
trust try trying turn turned two ugh under understand until up upon us use used very wait walk
want wanted wants warm was wasn't water way we we'd we'll we're we've well went were weren't
what what's whatever when where where's which while who who's whole whom whose why will wish
with without woman won't wonder word words work world worry worse worst would wouldn't wrong
yeah year yes yesterday yet you you'd you'll you're you've young your yours yourself yourselves
`
    .trim()
    .split(/\s+/),
);
