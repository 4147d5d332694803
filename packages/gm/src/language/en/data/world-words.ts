// Words for time of day, weather and rooms, and the value each stands for in a claim.

/** Time of day: word to value. */
export const TIME_WORDS: ReadonlyMap<string, string> = new Map([
  ['morning', 'morning'],
  ['daybreak', 'dawn'],
  ['dawn', 'dawn'],
  ['sunrise', 'sunrise'],
  ['sunup', 'dawn'],
  ['noon', 'noon'],
  ['midday', 'noon'],
  ['noontime', 'noon'],
  ['noonday', 'noon'],
  ['lunchtime', 'noon'],
  ['afternoon', 'afternoon'],
  ['evening', 'evening'],
  ['dusk', 'evening'],
  ['twilight', 'evening'],
  ['sunset', 'evening'],
  ['sundown', 'evening'],
  ['nightfall', 'evening'],
  ['night', 'night'],
  ['nighttime', 'night'],
  ['midnight', 'night'],
]);

/** Lights of the sky: word to time of day. */
export const SKY_LIGHTS: ReadonlyMap<string, string> = new Map([
  ['sunlight', 'day'],
  ['sunshine', 'day'],
  ['daylight', 'day'],
  ['sunbeam', 'day'],
  ['sun', 'day'],
  ['moonlight', 'dark'],
  ['starlight', 'dark'],
  ['moon', 'dark'],
  ['moonbeam', 'dark'],
  ['sunrise', 'sunrise'],
  ['sunset', 'evening'],
  ['stars', 'dark'],
]);

/** Weather as a noun: word to value. */
export const WEATHER_NOUNS: ReadonlyMap<string, string> = new Map([
  ['rain', 'rain'],
  ['raindrop', 'rain'],
  ['drizzle', 'rain'],
  ['downpour', 'rain'],
  ['rainstorm', 'rain'],
  ['cloudburst', 'rain'],
  ['shower', 'rain'],
  ['snow', 'snow'],
  ['snowflake', 'snow'],
  ['snowstorm', 'snow'],
  ['blizzard', 'snow'],
  ['sleet', 'snow'],
  ['hail', 'hail'],
  ['storm', 'storm'],
  ['thunder', 'storm'],
  ['thunderstorm', 'storm'],
  ['lightning', 'storm'],
  ['tempest', 'storm'],
  ['fog', 'fog'],
  ['mist', 'fog'],
  ['gale', 'wind'],
]);

/** Weather as what it does or is like: word to value. */
export const WEATHER_STATES: ReadonlyMap<string, string> = new Map([
  ['raining', 'rain'],
  ['pouring', 'rain'],
  ['drizzling', 'rain'],
  ['rainy', 'rain'],
  ['snowing', 'snow'],
  ['snowy', 'snow'],
  ['hailing', 'hail'],
  ['sleeting', 'snow'],
  ['storming', 'storm'],
  ['thundering', 'storm'],
  ['stormy', 'storm'],
  ['foggy', 'fog'],
  ['misty', 'fog'],
  ['windy', 'wind'],
  ['sunny', 'clear'],
  ['cloudless', 'clear'],
  ['cloudy', 'cloud'],
  ['overcast', 'cloud'],
]);

/** Rooms and places one can say one is in. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  `kitchen library bedroom bathroom office garden study attic cellar basement hallway hall corridor lobby cafe café restaurant bar inn tavern shop store lab laboratory
   classroom school hospital clinic ward station train ship boat deck bridge cabin galley hold cockpit bunker dungeon castle tower temple church chapel cave forest woods
   park beach market museum gallery theater theatre workshop garage warehouse factory barn stable greenhouse balcony rooftop terrace courtyard vault archive archives
   observatory infirmary armory armoury barracks throne-room living-room dining-room engine-room control-room waiting-room guesthouse hotel motel onsen bathhouse bank
   courthouse prison jail cell morgue crypt sanctuary sauna gym pool arcade casino bakery pharmacy mall elevator`.split(
    /\s+/,
  ),
);
