import { parseSkills } from './parse-skills.ts'

export const backEndSkills = parseSkills(`
back-end-development | Back-End Development | dev code | backend, back end, back-end, backend developer, server side, backend development, back end developer, back-end developer
software-development | Software Development | dev code | software developer, software engineer, software engineering, softwaredevelopment, software devlopment, programming, programmer, coding
custom-code | Custom Code | code | custom coding, customcode, custom scripts, custom scripting, custom javascript, custom-coded
node-js | Node.js | dev code | node, nodejs, node js, node.js developer, nodejs developer, node-js developer
express-js | Express.js | dev code | express, expressjs, express js, express framework
nestjs | NestJS | dev code | nest js, nest.js, nestjs developer, nest framework
fastify | Fastify | dev code | fastify.js, fastifyjs, fastify node, fastfy
php | PHP | dev code | php7, php 8, php developer, php 7, php8, core php, php development
laravel | Laravel | dev code | laravel developer, larvel, laravell, laravel php, laravel framework
symfony | Symfony | dev code | symphony php, symfony developer, symfony php, simfony
codeigniter | CodeIgniter | dev code | code igniter, codeignitor, code-igniter, ci php
python | Python | code data | python3, phyton, python 3, python developer, pyhton, python programming
django | Django | dev code | django python, django developer, djano, django framework
flask | Flask | dev code | flask python, python flask, flask api, flask developer
fastapi | FastAPI | dev code | fast api, python fastapi, fast-api, fastapi developer
ruby | Ruby | dev code | ruby language, ruby developer, ruby programming, rubby
ruby-on-rails | Ruby on Rails | dev code | rails, ror, rubyonrails, ruby on rail, rails developer
java | Java | code dev | java developer, java programming, core java, java se, java language
spring-boot | Spring Boot | dev code | spring, springboot, spring framework, java spring
kotlin | Kotlin | code | kotlin android, kotlin developer, kotlin language, cotlin
swift | Swift | code | swift ios, swiftui, swift ui, swift developer, swift language
c-plus-plus | C++ | code | cpp, c plus plus, cplusplus, c/c++
c-sharp | C# | code dev | c sharp, csharp, c# developer, c# .net
dot-net | .NET | dev code | dotnet, dot net, .net core, net core, .net developer
asp-net | ASP.NET | dev code | aspnet, asp net, asp.net core, asp.net mvc
golang | Go | code dev | go language, go lang, golang developer, go programming
rust | Rust | code | rust lang, rustlang, rust language, rust programming
elixir | Elixir | code dev | elixir lang, phoenix framework, elixir phoenix, elixir developer
scala | Scala | code | scala lang, scala developer, scala programming, skala
perl | Perl | code | perl script, perl scripting, perl developer, perl language
bash | Bash | code | shell script, shell scripting, bash scripting, bash script, unix shell
sql | SQL | data code | sql queries, sql database, s.q.l, structured query language, sql developer
mysql | MySQL | data dev | my sql, mysql database, my-sql, mariadb, mysql developer
postgresql | PostgreSQL | data dev | postgres, postgre sql, postgresql database, postgre, psql, postgress
mongodb | MongoDB | data dev | mongo, mongo db, mongo-db, mongod, mongoose
redis | Redis | dev data | redis cache, redis db, rediss, valkey
sqlite | SQLite | data code | sql lite, sqlite3, sq lite, sql-lite
firebase | Firebase | nocode dev connect | google firebase, fire base, firestore, firebase auth, firbase
supabase | Supabase | nocode dev connect | supa base, superbase, supabase backend, supabase db
graphql | GraphQL | dev connect code | graph ql, graphql api, graph-ql, apollo graphql, grapql
rest-apis | REST APIs | connect dev code | restful api, restful apis, rest api development, api development, restapi
microservices | Microservices | dev code | micro services, microservice, micro-services, microservice architecture
serverless | Serverless | dev code | server less, serverless functions, cloud functions, aws lambda, lambda functions
docker | Docker | dev code | docker compose, docker containers, dockers, containerization
kubernetes | Kubernetes | dev code | k8s, kubernets, kubernetes cluster, kubernates
devops | DevOps | dev code | dev ops, dev-ops, devops engineer, ci/cd, ci cd
git | Git | dev code | git version control, version control, git flow, gitt
github | GitHub | dev code | git hub, github actions, github pages, git-hub
gitlab | GitLab | dev code | git lab, gitlab ci, git-lab, gitlab pipelines
linux | Linux | dev code | ubuntu, linux server, linux admin, linux administration, linx
nginx | NGINX | dev code | nginx server, engine x, ngnix, nginx config
apache | Apache | dev | apache server, apache http server, apache web server, appache
aws | AWS | dev connect | amazon web services, aws cloud, amazon aws, aws s3, a.w.s
google-cloud | Google Cloud | dev connect | gcp, google cloud platform, googlecloud, google cloud services
microsoft-azure | Microsoft Azure | dev connect | azure, ms azure, azure cloud, azur cloud
cloudflare | Cloudflare | dev connect | cloud flare, cloudflare workers, cloudflare pages, cloudfare
vercel | Vercel | dev connect | vercel hosting, zeit now, vercel deployment, versel
netlify | Netlify | dev connect | netlify hosting, netlify cms, netlfy, netlify functions
heroku | Heroku | dev | heroku hosting, heroku cloud, heruko, heroku deployment
digitalocean | DigitalOcean | dev | digital ocean, digital-ocean, digital ocean droplets, do droplets
web-hosting | Web Hosting | dev | hosting, website hosting, webhosting, web host, cpanel, domain and hosting
dns-management | DNS Management | dev connect | dns, domain setup, dns setup, domain management, dns records
web-security | Web Security | dev | website security, cyber security, cybersecurity, websecurity, malware removal, security audit
web-scraping | Web Scraping | code data | webscraping, web scraper, data scraping, scraping, web crawling, web-scraping python
browser-extensions | Browser Extensions | code dev | chrome extension, chrome extensions, browser extension, browser plugin, chrome extension development
mobile-app-development | Mobile App Development | dev | app development, app developer, mobile development, mobile apps, mobile app developer, appdevelopment
ios-development | iOS Development | dev code | ios, ios developer, iphone development, ios app development, iphone app
android-development | Android Development | dev code | android, android developer, android app, android app development, andriod
react-native | React Native | dev code | reactnative, react-native developer, rn, react native app
flutter | Flutter | dev code | flutter app, flutter developer, fluter, flutter dart
dart | Dart | code | dart lang, dart language, dart programming, dartlang
ionic | Ionic | dev | ionic framework, ionic app, ionicframework, ionic angular
electron | Electron | dev code | electronjs, electron js, electron.js, electron app
websockets | WebSockets | code dev | web sockets, websocket, socket.io, web socket
automated-testing | Automated Testing | dev code | test automation, automation testing, e2e testing, unit testing, automated tests
quality-assurance | Quality Assurance | dev | qa, qa testing, website testing, software testing, qa tester, quality assurence
playwright | Playwright | dev code | playwright testing, playright, playwright tests, microsoft playwright
cypress | Cypress | dev code | cypress.io, cypress testing, cypress tests, cypres
artificial-intelligence | Artificial Intelligence | data code | ai, a.i., ai development, artificial inteligence, ai developer, ai solutions
machine-learning | Machine Learning | data code | ml, machinelearning, machine-learning models, deep learning, machine leaning
prompt-engineering | Prompt Engineering | data code | prompt engineer, prompting, ai prompts, ai prompting, promptengineering
openai-api | OpenAI API | connect code data | openai, open ai, chatgpt api, gpt integration, open ai api
blockchain | Blockchain | dev code | block chain, crypto development, blockchain development, block-chain
web3 | Web3 | dev code | web 3, web 3.0, web3 development, dapps, web3.0
solidity | Solidity | code | smart contracts, smart contract, solidity developer, ethereum smart contracts
game-development | Game Development | code 3d | game dev, game developer, gamedev, games development, gamedevelopment
embedded-systems | Embedded Systems | code | embedded, embedded system, arduino, raspberry pi, iot
matlab | MATLAB | data code | mat lab, matlab simulink, matlab programming, mathlab
visual-basic | Visual Basic | code | vb.net, vba, vb, visual basic .net, excel vba
google-apps-script | Google Apps Script | code connect | apps script, appscript, google script, app script, google appscript
regular-expressions | Regular Expressions | code | regex, regexp, reg ex, regular expression
`)
