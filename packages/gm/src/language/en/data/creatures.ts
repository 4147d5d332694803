// Animals and beasts: to touch, feed or ride one it must be there; to speak of one it need not.

export const CREATURES: ReadonlySet<string> = new Set(
  `cat kitten dog puppy hound husky poodle corgi labrador beagle collie sheepdog bulldog pug dachshund tabby retriever terrier horse pony foal mare stallion donkey mule cow calf bull ox goat lamb sheep ram pig piglet hen rooster chick chicken duck duckling goose swan pigeon dove sparrow crow raven
  owl hawk falcon eagle parrot parakeet canary rabbit bunny hare mouse rat hamster squirrel hedgehog fox wolf bear cub tiger lion panther leopard elephant deer fawn stag moose monkey ape gorilla camel llama alpaca turtle tortoise
  snake lizard gecko frog toad dolphin whale seal otter penguin panda koala dragon wyvern griffin gryphon pegasus unicorn phoenix hydra slime beast creature animal critter pet familiar
  kitty tomcat pup doggy doggie pooch mutt mongrel cur greyhound bloodhound spaniel mastiff whippet dalmatian rottweiler doberman chihuahua wolfhound steed colt filly gelding charger nag warhorse carthorse racehorse burro bullock heifer boar sow swine hog nanny-goat billy-goat ewe gosling turkey peacock pheasant quail partridge grouse stork heron pelican flamingo seagull gull albatross cormorant puffin magpie jackdaw starling robin finch wren nightingale lark thrush blackbird bluebird cuckoo woodpecker hummingbird kingfisher cockatoo macaw budgie budgerigar vulture buzzard condor raptor hatchling
   gerbil chinchilla ferret weasel stoat mink badger raccoon skunk possum opossum beaver porcupine mole shrew vole chipmunk groundhog marmot lemur sloth anteater armadillo kangaroo wallaby wombat platypus lynx bobcat cougar puma jaguar cheetah hyena jackal coyote dingo wolverine bison buffalo yak antelope gazelle elk reindeer caribou giraffe zebra rhino rhinoceros hippo hippopotamus walrus manatee porpoise orca chimpanzee chimp orangutan baboon gibbon
  python cobra viper rattlesnake boa iguana chameleon salamander newt tadpole crocodile alligator goldfish koi jellyfish octopus starfish seahorse shark stingray scorpion tarantula
  drake wyrm basilisk chimera manticore hippogriff kraken cerberus kelpie sphinx thunderbird kitsune tanuki kirin qilin gargoyle hellhound direwolf dire-wolf owlbear behemoth leviathan livestock cattle herd`.split(
    /\s+/,
  ),
);
